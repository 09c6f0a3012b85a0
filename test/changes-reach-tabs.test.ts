import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { type FilledAccount, fillAccountOf } from './fill-account.ts'
import { type LiveTab, openTabOf } from './live-tab.ts'
import { givenOf, memberRequests, sendRequest } from './member-requests.ts'
import { createMember, type TestMember } from './members.ts'
import { waitFor } from './wait-for.ts'

/** The event of what a change is stored in, by the first part of its address. */
const eventOf: Readonly<Record<string, RegExp>> = {
  bar: /^bar-changed$/,
  marks: /^marks-changed$/,
  humidor: /^humidor-changed$/,
  humidors: /^humidor-changed$/,
  journal: /^journal-changed$/,
  devices: /^climate-changed$/,
  notifications: /^notifications-changed$/,
  corrections: /^corrections-changed$/,
  chat: /^chat\./,
  lounge: /^lounge\./,
  'live-pairings': /^live-pairing\.changed$/,
  profile: /^user-updated$/,
  settings: /^user-updated$/,
  'saved-pairings': /^vault-changed$/,
  sessions: /^signed-out$/,
}

/** Nothing that another tab of the member shows changes. */
const withoutEvent = [
  // Answers, of which a page keeps what the member wants.
  'POST /api/arturo',
  'POST /api/arturo/cigars',
  'POST /api/arturo/cigars/more',
  'POST /api/arturo/more',
  'POST /api/arturo/narration',
  'POST /api/arturo/pair',
  'POST /api/journal/palate/card',
  'POST /api/pairings/:slug/notes',
  'POST /api/tonight',
  // Read with each further pick.
  'PUT /api/tonight/refused/:cigarId',
  'DELETE /api/tonight/refused/:cigarId',
  // Previews.
  'POST /api/humidor/import',
  'POST /api/journal/import',
  'POST /api/saved-pairings/import-preview',
  // Of this browser alone.
  'POST /api/notifications/push-subscriptions',
  'DELETE /api/notifications/push-subscriptions',
  // Seen with the message that it is sent with.
  'PUT /api/chat/photos/:id',
  // For the admins.
  'POST /api/chat/channels/:name/messages/:id/report',
]

/** Refused, or done already, in the account that the test fills. Tests of their rooms open a tab. */
const notPossible = [
  'POST /api/humidor/gifts/:id/accept',
  'POST /api/humidor/gifts/:id/decline',
  'DELETE /api/humidor/smokes/:id',
  'DELETE /api/humidors/:id',
  'POST /api/journal/entries',
  'DELETE /api/journal/entries/:id/photo',
  'POST /api/devices/:id/salt-test',
  'POST /api/devices/:id/salt-test/confirm',
  'DELETE /api/devices/:id/salt-test',
  'DELETE /api/devices/:id/token',
  'PUT /api/chat/channels/:name/messages/:id/reactions/:kind',
  'DELETE /api/chat/channels/:name/messages/:id/reactions/:kind',
  'PUT /api/lounge/members/:id/block',
  'DELETE /api/saved-pairings/:id/share',
  'POST /api/account/delete',
]

let app: TestApp
let ada: TestMember
let account: FilledAccount
let tab: LiveTab
beforeAll(async () => {
  app = await startApp()
  ada = await createMember(app, 'ada')
  account = await fillAccountOf(app, ada)
  tab = await openTabOf(app, ada)
})
afterAll(() => app.close())

const isRemoval = (name: string) => /^DELETE |\/(delete|remove|end-others)$/.test(name)
const changes = Object.entries(memberRequests)
  .filter(([name]) => !name.startsWith('GET ') && ![...withoutEvent, ...notPossible].includes(name))
  // What a request names has to be there.
  .toSorted(([one], [other]) => Number(isRemoval(one)) - Number(isRemoval(other)))

it.each(changes)('%s is shown in every tab of the member', async (name, request) => {
  tab.events.length = 0
  const { statusCode } = await sendRequest(app, ada, givenOf(app, account), [name, request])
  expect(statusCode).toBeLessThan(300)
  const [, part = ''] = /\/api\/([^/]+)/.exec(name) ?? []
  const event = expect.objectContaining({ kind: expect.stringMatching(eventOf[part]!) })
  await waitFor(() => expect(tab.events).toContainEqual(event), { timeout: 20_000 })
})

it('the two lists name requests of members only', () => {
  expect(Object.keys(memberRequests)).toEqual(expect.arrayContaining([...withoutEvent, ...notPossible]))
})
