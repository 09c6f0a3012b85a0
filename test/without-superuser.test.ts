import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Procedure } from '#platform/api.contract.ts'
import { startApp, type TestApp } from './app.ts'
import { deriveRequest } from './derive-request.ts'
import { fillAccountOf } from './fill-account.ts'
import { type Given, givenOf, type MemberRequest, memberRequests, sendRequest } from './member-requests.ts'
import { browser, createMember, grantAdmin, type TestMember } from './members.ts'
import { plain } from './pictures.ts'
import { addressOf, procedures, requestTo } from './procedures.ts'

// The superuser starts the server. From then on no connection of that kind can be opened, and none is open.

let app: TestApp
let grace: TestMember
let host: TestMember
let linus: TestMember
let given: Given
let report: string
let ticket: string
beforeAll(async () => {
  app = await startApp()
  grace = await createMember(app, 'grace')
  host = await createMember(app, 'host')
  await grantAdmin(app, host)
  linus = await createMember(app, 'linus')
  given = givenOf(app, await fillAccountOf(app, grace))
  const { owner } = app.database
  report = (await owner.query('select id from chat_reports')).rows[0].id
  ticket = (await owner.query('select ticket from event_answers')).rows[0].ticket
  await owner.query(refuseSuperusers)
  await owner.end()
})
afterAll(() => app.close())

const refuseSuperusers = `
  create function refuse_superusers() returns event_trigger language plpgsql as $$
  begin
    if (select rolsuper from pg_roles where rolname = session_user) then
      raise exception 'a superuser connects after the start';
    end if;
  end $$;
  create event trigger no_superusers on login execute function refuse_superusers()`

const message = (rest = '') => `/api/chat/channels/general/messages/${given.message}${rest}`
const picture = await plain().png().toBuffer()

/** Of what members share. Before the requests of `memberRequests`, which delete what these need. */
const sharedRequests: Readonly<Record<string, MemberRequest>> = {
  'POST /api/chat/channels/:name/messages/:id/report': [() => message('/report'), { reason: 'A sale' }],
  'PATCH /api/chat/channels/:name/messages/:id': [() => message(), { content: 'Good night' }],
  'GET /api/pairings/:slug': [() => '/api/pairings/montecristo-no-2-havana-club-seleccion-de-maestros'],
  'GET /api/chat/channels/:name/messages': [() => '/api/chat/channels/general/messages'],
  'GET /api/chat/channels/:name/changes': [() => '/api/chat/channels/general/changes?after=0'],
  'GET /api/chat/channels/:name/pins': [() => '/api/chat/channels/general/pins'],
  'GET /api/chat/search': [() => '/api/chat/search?q=good'],
  'GET /api/lounge/members': [() => '/api/lounge/members?name=host'],
  'GET /api/lounge/members/:id': [() => `/api/lounge/members/${host.id}`],
  'PUT /api/lounge/smoking': [undefined, { cigar: 'Oliva Serie V Melanio', minutes: 30 }],
  'GET /api/live-pairings/:id': [({ session }) => `/api/live-pairings/${session}`],
  'POST /api/live-pairings/:id/votes': [
    ({ session }) => `/api/live-pairings/${session}/votes`,
    { place: 1, third: 1, stars: 3 },
  ],
  'POST /api/live-pairings/:id/host': [({ session }) => `/api/live-pairings/${session}/host`, {}],
  'POST /api/live-pairings/:id/leave': [({ session }) => `/api/live-pairings/${session}/leave`, {}],
  'POST /api/live-pairings/:id/join': [({ session }) => `/api/live-pairings/${session}/join`, {}],
  'PUT /api/events/:id/answer': [
    ({ event }) => `/api/events/${event}/answer`,
    { answer: 'going', partySize: 3 },
  ],
  'PUT /api/profile/avatar': [() => '/api/profile/avatar?name=me.png', picture],
  'POST /api/shared-pairings/:code/keep': [({ code }) => `/api/shared-pairings/${code}/keep`, {}],
}

const adminRequests: Readonly<Record<string, MemberRequest>> = {
  'PUT /api/admin/retailers': [undefined, { retailers: [] }],
  'POST /api/staff/humidor/import': [undefined, 'brand,cigar\nHouse,House'],
  'PUT /api/admin/events/covers/:id': [
    () => `/api/admin/events/covers/${randomUUID()}?name=evening.png`,
    picture,
  ],
  'POST /api/chat/channels': [undefined, { name: 'cellar', topic: 'Rest' }],
  'PATCH /api/chat/channels/:name': [() => '/api/chat/channels/cellar', { slowSeconds: 5 }],
  'PUT /api/chat/channels/:name/messages/:id/pin': [() => message('/pin')],
  'DELETE /api/chat/channels/:name/messages/:id/pin': [() => message('/pin')],
  'GET /api/lounge/members/:id': [() => `/api/lounge/members/${grace.id}`],
  'DELETE /api/chat/channels/:name/messages/:id': [() => message()],
  'DELETE /api/chat/reports/:id': [() => `/api/chat/reports/${report}`],
  'PUT /api/lounge/members/:id/silence': [
    ({ recipient }) => `/api/lounge/members/${recipient}/silence`,
    { for: 'hour' },
  ],
  'GET /api/event-tickets/:code': [() => `/api/event-tickets/${ticket}`],
  'PUT /api/event-tickets/:code/check-in': [() => `/api/event-tickets/${ticket}/check-in`],
  'DELETE /api/event-tickets/:code/check-in': [() => `/api/event-tickets/${ticket}/check-in`],
  'POST /api/auth/admin/set-role': [undefined, ({ recipient }) => ({ userId: recipient, role: 'member' })],
  'POST /api/auth/admin/revoke-user-sessions': [undefined, ({ recipient }) => ({ userId: recipient })],
  'POST /api/auth/admin/ban-user': [undefined, ({ recipient }) => ({ userId: recipient })],
  'POST /api/auth/admin/unban-user': [undefined, ({ recipient }) => ({ userId: recipient })],
}

async function refusalsOf(member: TestMember, requests: Readonly<Record<string, MemberRequest>>) {
  const refusals: string[] = []
  for (const entry of Object.entries(requests)) {
    const { statusCode, body } = await sendRequest(app, member, given, entry)
    if (statusCode >= 400) refusals.push(`${entry[0]} answers ${statusCode}: ${body}`)
  }
  return refusals
}

describe('Once the superuser is away', () => {
  it('no procedure fails for which its contract says a valid request', async () => {
    const covered = [sharedRequests, memberRequests, adminRequests].flatMap(requests => Object.keys(requests))
    const others = procedures.filter(
      procedure =>
        !covered.includes(addressOf(procedure)) &&
        procedure.opensTo !== 'everyone' &&
        !procedure.path.startsWith('/api/auth/'),
    )
    expect(others.length).toBeGreaterThan(20)
    for (const procedure of others) {
      const { url, body } = deriveRequest(procedure, randomUUID())
      const caller = procedure.opensTo === 'members' ? linus : host
      const answer = await caller.request(procedure.method, url, body)
      expect(answer.statusCode, `${addressOf(procedure)}: ${answer.body}`).toBeLessThan(500)
    }
  })

  it('members share', async () => {
    expect(await refusalsOf(grace, sharedRequests)).toEqual([])
  })

  it('admins moderate', async () => {
    expect(await refusalsOf(host, adminRequests)).toEqual([])
  })

  // Many delete what a later one would read, which is then refused.
  it('no request of a member to their own rows fails', async () => {
    for (const entry of Object.entries(memberRequests)) {
      const { statusCode, body } = await sendRequest(app, grace, given, entry)
      expect(statusCode, `${entry[0]}: ${body}`).toBeLessThan(500)
    }
  })

  it('no procedure fails', async () => {
    const callerOf = (opensTo: Procedure['opensTo']) =>
      opensTo === 'everyone' ? browser(app) : opensTo === 'members' ? linus : host
    for (const procedure of procedures) {
      const address = addressOf(procedure)
      const { cookies } = callerOf(procedure.opensTo)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const { statusCode, body } = await app.inject({ ...requestTo(app, address), headers: { cookie } })
      expect(statusCode, `${address}: ${body}`).toBeLessThan(500)
    }
  })
})
