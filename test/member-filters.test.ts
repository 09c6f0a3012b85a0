import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import {
  canary,
  cigarIdOf,
  csvOf,
  drinkIdOf,
  fillAccountOf,
  goveeId,
  importId,
  ownBottle,
  pushSubscription,
} from './fill-account.ts'
import { createMember, type TestMember } from './members.ts'
import { plain } from './pictures.ts'
import { addressOf, procedures } from './procedures.ts'
import { requestsWithoutOwnRows } from './requests-without-own-rows.ts'
import { sendFileTo } from './send-csv.ts'

// Row policies are the second line of defense. Here they are off, so that only the filter of each query is left.

let app: TestApp
let ada: TestMember
let grace: TestMember
let ids: Awaited<ReturnType<typeof fillAccountOf>>

beforeAll(async () => {
  app = await startApp()
  ada = await createMember(app, 'ada')
  grace = await createMember(app, 'grace')
  ids = await fillAccountOf(app, ada)
  await turnPoliciesOff()
})
afterAll(() => app.close())

const drink = () => drinkIdOf(app)
const cigar = () => cigarIdOf(app)

async function turnPoliciesOff(): Promise<void> {
  const { rows } = await app.database.owner.query<{ name: string }>(
    'select distinct tablename as name from pg_policies order by 1',
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['bar_drinks', 'saved_pairings']))
  for (const { name } of rows)
    await app.database.owner.query(`alter table ${name} disable row level security`)
  const { rows: visible } = await app.database.app.query('select 1 from saved_pairings')
  expect(visible.length, 'rows that the app role sees now').toBeGreaterThan(0)
}

/** Every row of Ada's, in every table with data of members. */
async function rowsOfAda(): Promise<string> {
  const { rows: tables } = await app.database.owner.query<{ name: string; owner: string }>(`
    select c.relname as name, a.attname as owner from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and (a.attname in ('user_id', 'author_id') or (c.relname in ('profiles', 'users') and a.attname = 'id')) order by 1`)
  const statements = tables.map(
    ({ name, owner }) =>
      `select '${name}' as name, t::text as row from ${name} t where ${owner} = '${ada.id}'`,
  )
  const { rows } = await app.database.owner.query(`${statements.join(' union all ')} order by 1, 2`)
  expect(rows.length).toBeGreaterThan(8)
  return JSON.stringify(rows)
}

const photo = await plain().png().toBuffer()
const question = { cigar: 'Oliva Serie V Melanio', pairingType: 'spirit' }

const typeOf = (file: string | Uint8Array) => (typeof file === 'string' ? 'text/csv' : 'image/png')
const cleaning = (humidorId: string) => ({ humidorId, kind: 'cleaned', doneAt: '2026-11-26T13:00:00Z' })

/** What Grace sends, with Ada's ids where an address takes one. */
const requests: Record<string, [path?: (() => string) | undefined, body?: object | string | (() => object)]> =
  {
    'GET /api/bar': [],
    'GET /api/bar/recognition': [() => '/api/bar/recognition?q=lagavulin'],
    'PUT /api/bar/:drinkId': [() => `/api/bar/${drink()}`, { level: 'low' }],
    'PUT /api/bar/own/:id': [
      () => `/api/bar/own/${ownBottle}`,
      { name: 'Own', type: 'rum', abv: null, level: 'low' },
    ],
    'DELETE /api/bar/:drinkId': [() => `/api/bar/${drink()}`],
    'GET /api/marks': [],
    'PUT /api/marks/:kind/:id/:mark': [() => `/api/marks/cigar/${cigar()}/want`, {}],
    'DELETE /api/marks/:kind/:id/:mark': [() => `/api/marks/cigar/${cigar()}/had`],
    'GET /api/humidor/items': [],
    'POST /api/humidor/items': [undefined, { brand: 'Own', cigarName: 'Own' }],
    'PATCH /api/humidor/items/:id': [() => `/api/humidor/items/${ids.item}`, { quantity: 9, version: 3 }],
    'DELETE /api/humidor/items/:id': [() => `/api/humidor/items/${ids.item}`],
    'POST /api/humidor/items/:id/smoke': [() => `/api/humidor/items/${ids.item}/smoke`, {}],
    'DELETE /api/humidor/smokes/:id': [() => `/api/humidor/smokes/${ids.smoke}`],
    'PATCH /api/humidor/items': [undefined, () => ({ ids: [ids.item], changes: { location: 'Taken' } })],
    'POST /api/humidor/items/delete': [undefined, () => ({ ids: [ids.item] })],
    'PUT /api/humidor/readiness-rules': [undefined, { rules: [] }],
    'POST /api/humidor/import': [undefined, 'brand,cigar\nOwn,Own'],
    'DELETE /api/humidor/imports/:id': [() => `/api/humidor/imports/${importId}`],
    'GET /api/humidor/export.csv': [],
    'GET /api/humidor/kept': [],
    'GET /api/humidor/summary': [],
    'GET /api/members': [() => '/api/members?q=nobody'],
    'GET /api/humidor/gifts': [],
    'POST /api/humidor/items/:id/gifts': [
      () => `/api/humidor/items/${ids.item}/gifts`,
      () => ({ memberId: ids.recipient, quantity: 1 }),
    ],
    'POST /api/humidor/gifts/:id/accept': [() => `/api/humidor/gifts/${ids.gift}/accept`, {}],
    'POST /api/humidor/gifts/:id/decline': [() => `/api/humidor/gifts/${ids.gift}/decline`],
    'POST /api/humidor/gifts/:id/withdraw': [() => `/api/humidor/gifts/${ids.gift}/withdraw`],
    'POST /api/humidors': [undefined, { name: 'Own' }],
    'PATCH /api/humidors/:id': [() => `/api/humidors/${ids.humidor}`, { name: 'Taken', version: 1 }],
    'DELETE /api/humidors/:id': [() => `/api/humidors/${ids.humidor}`],
    'GET /api/humidor/maintenance': [],
    'POST /api/humidor/maintenance': [undefined, () => cleaning(ids.humidor)],
    'PATCH /api/humidor/maintenance/:id': [
      () => `/api/humidor/maintenance/${ids.maintenance}`,
      () => ({ ...cleaning(ids.humidor), version: 1 }),
    ],
    'DELETE /api/humidor/maintenance/:id': [() => `/api/humidor/maintenance/${ids.maintenance}`],
    'GET /api/journal/entries': [],
    'GET /api/journal/entries/:id': [() => `/api/journal/entries/${ids.entry}`],
    'POST /api/journal/entries': [undefined, () => ({ id: ids.entry, cigar: 'Own', notes: 'Own' })],
    'PATCH /api/journal/entries/:id': [() => `/api/journal/entries/${ids.entry}`, { rating: 1, version: 1 }],
    'DELETE /api/journal/entries/:id': [() => `/api/journal/entries/${ids.entry}`],
    'GET /api/journal/entries/:id/photo': [() => `/api/journal/entries/${ids.entry}/photo`],
    'PUT /api/journal/entries/:id/photo': [
      () => `/api/journal/entries/${ids.entry}/photo?name=band.png`,
      photo,
    ],
    'DELETE /api/journal/entries/:id/photo': [() => `/api/journal/entries/${ids.entry}/photo`],
    'POST /api/journal/import': [undefined, 'date,cigar,notes\n2026-11-01,Own,Own'],
    'DELETE /api/journal/imports/:id': [() => `/api/journal/imports/${importId}`],
    'GET /api/journal/palate': [() => '/api/journal/palate?timeZone=UTC'],
    'POST /api/journal/palate/card': [
      undefined,
      { timeZone: 'UTC', year: new Date().getUTCFullYear(), parts: ['favorite'], name: null },
    ],
    'GET /api/journal/export.csv': [],
    'GET /api/journal/export.json': [],
    'GET /api/devices': [],
    'POST /api/devices': [undefined, { name: 'Own', kind: 'push' }],
    'PATCH /api/devices/:id': [() => `/api/devices/${ids.device}`, { name: 'Taken', version: 2 }],
    'DELETE /api/devices/:id': [() => `/api/devices/${ids.device}`],
    'POST /api/devices/:id/token': [() => `/api/devices/${ids.device}/token`, {}],
    'DELETE /api/devices/:id/token': [() => `/api/devices/${ids.device}/token`],
    'POST /api/devices/:id/salt-test': [() => `/api/devices/${ids.device}/salt-test`, {}],
    'GET /api/devices/:id/salt-test': [() => `/api/devices/${ids.device}/salt-test`],
    'POST /api/devices/:id/salt-test/confirm': [() => `/api/devices/${ids.device}/salt-test/confirm`, {}],
    'DELETE /api/devices/:id/salt-test': [() => `/api/devices/${ids.device}/salt-test`],
    'GET /api/govee': [() => `/api/govee?device=${goveeId}&model=H5179`],
    'GET /api/devices/:id/history': [() => `/api/devices/${ids.device}/history`],
    'GET /api/devices/:id/history.csv': [() => `/api/devices/${ids.device}/history.csv`],
    'GET /api/notifications': [],
    'POST /api/notifications/read': [undefined, { all: true }],
    'GET /api/notifications/settings': [],
    'PATCH /api/notifications/settings': [undefined, { timeZone: 'Europe/Berlin' }],
    'POST /api/notifications/test': [],
    'POST /api/notifications/push-subscriptions': [undefined, () => pushSubscription('grace')],
    'DELETE /api/notifications/push-subscriptions': [undefined, {}],
    'GET /api/chat/channels': [],
    'POST /api/chat/channels/:name/messages': [
      () => '/api/chat/channels/general/messages',
      () => ({ id: ids.message, content: 'Good evening' }),
    ],
    'PATCH /api/chat/channels/:name/messages/:id': [
      () => `/api/chat/channels/general/messages/${ids.message}`,
      { content: 'Taken' },
    ],
    'DELETE /api/chat/channels/:name/messages/:id': [
      () => `/api/chat/channels/general/messages/${ids.message}`,
    ],
    'PUT /api/chat/channels/:name/messages/:id/reactions/:kind': [
      () => `/api/chat/channels/general/messages/${randomUUID()}/reactions/heart`,
    ],
    'DELETE /api/chat/channels/:name/messages/:id/reactions/:kind': [
      () => `/api/chat/channels/general/messages/${randomUUID()}/reactions/fire`,
    ],
    'GET /api/chat/photos/:id': [() => `/api/chat/photos/${ids.photo}`],
    'PUT /api/chat/photos/:id': [() => `/api/chat/photos/${ids.photo}?name=band.png`, photo],
    'PUT /api/chat/channels/:name/read': [() => '/api/chat/channels/general/read', { seq: 1 }],
    'PUT /api/chat/channels/:name/mute': [() => '/api/chat/channels/general/mute', { for: 'hour' }],
    'PUT /api/chat/channels/:name/typing': [() => '/api/chat/channels/general/typing'],
    'POST /api/chat/channels/:name/messages/:id/report': [
      () => `/api/chat/channels/general/messages/${randomUUID()}/report`,
      { reason: 'A sale' },
    ],
    'GET /api/lounge/presence': [],
    'GET /api/lounge/blocks': [],
    'PUT /api/lounge/members/:id/block': [() => `/api/lounge/members/${randomUUID()}/block`],
    'DELETE /api/lounge/members/:id/block': [() => `/api/lounge/members/${randomUUID()}/block`],
    'GET /api/events/:id.ics': [() => `/api/events/${ids.event}.ics`],
    'POST /api/live-pairings': [undefined, { cigar: 'Oliva Serie V Melanio' }],
    'POST /api/live-pairings/:id/step': [() => `/api/live-pairings/${ids.session}/step`, { step: 'second' }],
    'POST /api/live-pairings/:id/reveal': [() => `/api/live-pairings/${ids.session}/reveal`, {}],
    'GET /api/calendar': [],
    'POST /api/calendar': [],
    'DELETE /api/calendar': [],
    'GET /api/account/summary': [],
    'GET /api/account/export': [],
    'DELETE /api/profile/avatar': [],
    'GET /api/me': [],
    'PATCH /api/profile': [undefined, { full_name: 'Grace' }],
    'PATCH /api/settings': [undefined, { theme: 'dark' }],
    'POST /api/arturo': [undefined, question],
    'POST /api/arturo/cigars': [undefined, { drink: 'Lagavulin 16' }],
    'POST /api/arturo/pair': [undefined, { cigar: 'Oliva Serie V Melanio', drink: 'Tawny Port' }],
    'POST /api/arturo/more': [undefined, { ...question, shown: ['tawny-port'] }],
    'POST /api/arturo/cigars/more': [undefined, { drink: 'Tawny Port', shown: ['ashton-classic'] }],
    'GET /api/similar-pairs': [() => '/api/similar-pairs?cigar=Ashton+Classic&drink=Tawny+Port'],
    'GET /api/taste': [],
    'GET /api/pairings/:slug/result': [
      () => '/api/pairings/montecristo-no-2-havana-club-seleccion-de-maestros/result',
    ],
    'POST /api/pairings/:slug/notes': [
      () => '/api/pairings/montecristo-no-2-havana-club-seleccion-de-maestros/notes',
      {},
    ],
    'POST /api/arturo/narration': [undefined, question],
    'POST /api/tonight': [undefined, {}],
    'GET /api/tonight/refused': [],
    'PUT /api/tonight/refused/:cigarId': [() => `/api/tonight/refused/${cigar()}`, {}],
    'DELETE /api/tonight/refused/:cigarId': [() => `/api/tonight/refused/${cigar()}`],
    'GET /api/saved-pairings': [],
    'GET /api/saved-pairings/:id': [() => `/api/saved-pairings/${ids.saved}`],
    'POST /api/saved-pairings': [
      undefined,
      { cigar_name: 'Own', pairing_type: 'wine', pairing_name: 'Tawny Port', notes: 'Own notes.' },
    ],
    'POST /api/saved-pairings/free': [undefined, { cigar: 'ashton-classic', drink: 'tawny-port' }],
    'GET /api/saved-pairings/summary': [() => '/api/saved-pairings/summary?day=2026-11-25'],
    'POST /api/saved-pairings/import-preview': [undefined, csvOf('Own')],
    'PUT /api/saved-pairings/imports/:id': [() => `/api/saved-pairings/imports/${importId}`, csvOf('Own')],
    'DELETE /api/saved-pairings/imports/:id': [() => `/api/saved-pairings/imports/${importId}`],
    'PATCH /api/saved-pairings/:id': [
      () => `/api/saved-pairings/${ids.saved}`,
      { rating: 1, status: 'want' },
    ],
    'DELETE /api/saved-pairings/:id': [() => `/api/saved-pairings/${ids.saved}`],
    'POST /api/saved-pairings/:id/restore': [() => `/api/saved-pairings/${ids.removed}/restore`, {}],
    'POST /api/saved-pairings/:id/share': [() => `/api/saved-pairings/${ids.saved}/share`, {}],
    'DELETE /api/saved-pairings/:id/share': [() => `/api/saved-pairings/${ids.saved}/share`],
    'DELETE /api/saved-pairings/old-look-ups': [],
    'POST /api/saved-pairings/remove': [undefined, () => ({ ids: [ids.saved, ids.removed] })],
    'POST /api/saved-pairings/restore': [undefined, { removed_at: '2026-11-24T12:00:00.000Z' }],
    'GET /api/saved-pairings/export.csv': [],
    'GET /api/sessions': [],
    'POST /api/sessions/end-others': [undefined, {}],
    'POST /api/account/delete': [undefined, { password: 'a long evening for grace' }],
  }

/** Refused with 422 for the id of another member's row. */
const idsOfOthers = ['POST /api/chat/channels/:name/messages', 'PUT /api/chat/photos/:id']

describe('without row policies', () => {
  it('every request of a member is covered', () => {
    const covered = procedures
      .filter(({ opensTo, path }) => opensTo === 'members' && !path.startsWith('/api/auth/'))
      .map(addressOf)
    expect([...Object.keys(requests), ...requestsWithoutOwnRows].sort()).toEqual(covered.sort())
  })

  it.each(Object.entries(requests))(
    '%s neither shows nor changes a row of another member',
    async (name, request) => {
      const before = await rowsOfAda()
      const [method, pattern] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
      const [path = () => pattern, given] = request
      const body = typeof given === 'function' ? given() : given
      const answer =
        typeof body === 'string' || body instanceof Uint8Array
          ? await sendFileTo(app, grace, { method, path: path(), type: typeOf(body) }, body)
          : await grace.request(method, path(), body)
      expect(answer.statusCode, answer.body).toBeLessThan(500)
      if (!idsOfOthers.includes(name)) expect(answer.statusCode, answer.body).not.toBe(422)
      expect(answer.body).not.toContain(canary)
      expect(answer.headers['content-type']).not.toMatch(/^image/)
      expect(await rowsOfAda()).toBe(before)
    },
  )

  it('would be noticed: Ada sees what she has', async () => {
    expect((await ada.request('GET', '/api/saved-pairings')).body).toContain(canary)
    expect((await ada.request('GET', `/api/saved-pairings/${ids.saved}`)).body).toContain(canary)
    expect((await ada.request('GET', '/api/humidor/items')).body).toContain(canary)
    expect((await ada.request('GET', '/api/humidor/maintenance')).body).toContain(canary)
    expect((await ada.request('GET', '/api/journal/entries')).body).toContain(canary)
    expect((await ada.request('GET', '/api/me')).body).toContain(canary)
    expect((await ada.request('GET', `/api/journal/entries/${ids.entry}/photo`)).statusCode).toBe(200)
    expect((await ada.request('GET', `/api/chat/photos/${ids.photo}`)).statusCode).toBe(200)
  })
})
