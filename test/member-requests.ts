import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import {
  cigarIdOf,
  csvOf,
  drinkIdOf,
  type FilledAccount,
  goveeId,
  importId,
  ownBottle,
  pushSubscription,
} from './fill-account.ts'
import type { TestMember } from './members.ts'
import { plain } from './pictures.ts'
import { sendFileTo } from './send-csv.ts'

/** What the addresses and bodies take: the ids of a filled account. */
export type Given = FilledAccount & { drink: string; cigar: string }

type Body = object | string | Uint8Array
export type MemberRequest = readonly [
  path?: ((given: Given) => string) | undefined,
  body?: Body | ((given: Given) => object),
]

export const givenOf = (app: TestApp, account: FilledAccount): Given => ({
  ...account,
  drink: drinkIdOf(app),
  cigar: cigarIdOf(app),
})

const photo = await plain().png().toBuffer()
const question = { cigar: 'Oliva Serie V Melanio', pairingType: 'spirit' }

const cleaning = (humidorId: string) => ({ humidorId, kind: 'cleaned', doneAt: '2026-11-26T13:00:00Z' })

/** A valid request to every procedure of members with rows of their own for which its contract alone does not say one. */
export const memberRequests: Readonly<Record<string, MemberRequest>> = {
  'GET /api/bar/recognition': [() => '/api/bar/recognition?q=lagavulin'],
  'PUT /api/bar/:drinkId': [given => `/api/bar/${given.drink}`, { level: 'low' }],
  'PUT /api/bar/own/:id': [
    () => `/api/bar/own/${ownBottle}`,
    { name: 'Own', type: 'rum', abv: null, level: 'low' },
  ],
  'DELETE /api/bar/:drinkId': [given => `/api/bar/${given.drink}`],
  'PUT /api/marks/:kind/:id/:mark': [given => `/api/marks/cigar/${given.cigar}/want`, {}],
  'DELETE /api/marks/:kind/:id/:mark': [given => `/api/marks/cigar/${given.cigar}/had`],
  'POST /api/humidor/items': [undefined, { brand: 'Own', cigarName: 'Own' }],
  'PATCH /api/humidor/items/:id': [given => `/api/humidor/items/${given.item}`, { quantity: 9, version: 3 }],
  'DELETE /api/humidor/items/:id': [given => `/api/humidor/items/${given.item}`],
  'POST /api/humidor/items/:id/smoke': [given => `/api/humidor/items/${given.item}/smoke`, {}],
  'DELETE /api/humidor/smokes/:id': [given => `/api/humidor/smokes/${given.smoke}`],
  'PATCH /api/humidor/items': [undefined, given => ({ ids: [given.item], changes: { location: 'Taken' } })],
  'POST /api/humidor/items/delete': [undefined, given => ({ ids: [given.item] })],
  'PUT /api/humidor/readiness-rules': [undefined, { rules: [] }],
  'POST /api/humidor/import': [undefined, 'brand,cigar\nOwn,Own'],
  'DELETE /api/humidor/imports/:id': [() => `/api/humidor/imports/${importId}`],
  'GET /api/members': [() => '/api/members?q=nobody'],
  'POST /api/humidor/items/:id/gifts': [
    given => `/api/humidor/items/${given.item}/gifts`,
    given => ({ memberId: given.recipient, quantity: 1 }),
  ],
  'POST /api/humidor/gifts/:id/accept': [given => `/api/humidor/gifts/${given.gift}/accept`, {}],
  'POST /api/humidor/gifts/:id/decline': [given => `/api/humidor/gifts/${given.gift}/decline`],
  'POST /api/humidor/gifts/:id/withdraw': [given => `/api/humidor/gifts/${given.gift}/withdraw`],
  'POST /api/humidors': [undefined, { name: 'Own' }],
  'PATCH /api/humidors/:id': [given => `/api/humidors/${given.humidor}`, { name: 'Taken', version: 1 }],
  'DELETE /api/humidors/:id': [given => `/api/humidors/${given.humidor}`],
  'POST /api/humidor/maintenance': [undefined, given => cleaning(given.humidor)],
  'PATCH /api/humidor/maintenance/:id': [
    given => `/api/humidor/maintenance/${given.maintenance}`,
    given => ({ ...cleaning(given.humidor), version: 1 }),
  ],
  'DELETE /api/humidor/maintenance/:id': [given => `/api/humidor/maintenance/${given.maintenance}`],
  'GET /api/journal/entries/:id': [given => `/api/journal/entries/${given.entry}`],
  'POST /api/journal/entries': [undefined, given => ({ id: given.entry, cigar: 'Own', notes: 'Own' })],
  'PATCH /api/journal/entries/:id': [
    given => `/api/journal/entries/${given.entry}`,
    { rating: 1, version: 1 },
  ],
  'DELETE /api/journal/entries/:id': [given => `/api/journal/entries/${given.entry}`],
  'GET /api/journal/entries/:id/photo': [given => `/api/journal/entries/${given.entry}/photo`],
  'PUT /api/journal/entries/:id/photo': [
    given => `/api/journal/entries/${given.entry}/photo?name=band.png`,
    photo,
  ],
  'DELETE /api/journal/entries/:id/photo': [given => `/api/journal/entries/${given.entry}/photo`],
  'POST /api/journal/import': [undefined, 'date,cigar,notes\n2026-11-01,Own,Own'],
  'DELETE /api/journal/imports/:id': [() => `/api/journal/imports/${importId}`],
  'GET /api/journal/palate': [() => '/api/journal/palate?timeZone=UTC'],
  'POST /api/journal/palate/card': [
    undefined,
    { timeZone: 'UTC', year: new Date().getUTCFullYear(), parts: ['favorite'], name: null },
  ],
  'POST /api/devices': [undefined, { name: 'Own', kind: 'push' }],
  'PATCH /api/devices/:id': [given => `/api/devices/${given.device}`, { name: 'Taken', version: 2 }],
  'DELETE /api/devices/:id': [given => `/api/devices/${given.device}`],
  'POST /api/devices/:id/token': [given => `/api/devices/${given.device}/token`, {}],
  'DELETE /api/devices/:id/token': [given => `/api/devices/${given.device}/token`],
  'POST /api/devices/:id/salt-test': [given => `/api/devices/${given.device}/salt-test`, {}],
  'GET /api/devices/:id/salt-test': [given => `/api/devices/${given.device}/salt-test`],
  'POST /api/devices/:id/salt-test/confirm': [given => `/api/devices/${given.device}/salt-test/confirm`, {}],
  'DELETE /api/devices/:id/salt-test': [given => `/api/devices/${given.device}/salt-test`],
  'GET /api/govee': [() => `/api/govee?device=${goveeId}&model=H5179`],
  'GET /api/devices/:id/history': [given => `/api/devices/${given.device}/history`],
  'GET /api/devices/:id/history.csv': [given => `/api/devices/${given.device}/history.csv`],
  'POST /api/notifications/read': [undefined, { all: true }],
  'PATCH /api/notifications/settings': [undefined, { timeZone: 'Europe/Berlin' }],
  'POST /api/notifications/push-subscriptions': [undefined, () => pushSubscription('grace')],
  'DELETE /api/notifications/push-subscriptions': [undefined, {}],
  'POST /api/chat/channels/:name/messages': [
    () => '/api/chat/channels/general/messages',
    given => ({ id: given.message, content: 'Good evening' }),
  ],
  'PATCH /api/chat/channels/:name/messages/:id': [
    given => `/api/chat/channels/general/messages/${given.message}`,
    { content: 'Taken' },
  ],
  'DELETE /api/chat/channels/:name/messages/:id': [
    given => `/api/chat/channels/general/messages/${given.message}`,
  ],
  'PUT /api/chat/channels/:name/messages/:id/reactions/:kind': [
    () => `/api/chat/channels/general/messages/${randomUUID()}/reactions/heart`,
  ],
  'DELETE /api/chat/channels/:name/messages/:id/reactions/:kind': [
    () => `/api/chat/channels/general/messages/${randomUUID()}/reactions/fire`,
  ],
  'GET /api/chat/photos/:id': [given => `/api/chat/photos/${given.photo}`],
  'PUT /api/chat/photos/:id': [given => `/api/chat/photos/${given.photo}?name=band.png`, photo],
  'PUT /api/chat/channels/:name/read': [() => '/api/chat/channels/general/read', { seq: 1 }],
  'PUT /api/chat/channels/:name/mute': [() => '/api/chat/channels/general/mute', { for: 'hour' }],
  'PUT /api/chat/channels/:name/typing': [() => '/api/chat/channels/general/typing'],
  'POST /api/chat/channels/:name/messages/:id/report': [
    () => `/api/chat/channels/general/messages/${randomUUID()}/report`,
    { reason: 'A sale' },
  ],
  'PUT /api/lounge/members/:id/block': [() => `/api/lounge/members/${randomUUID()}/block`],
  'DELETE /api/lounge/members/:id/block': [() => `/api/lounge/members/${randomUUID()}/block`],
  'GET /api/events/:id.ics': [given => `/api/events/${given.event}.ics`],
  'POST /api/live-pairings': [undefined, { cigar: 'Oliva Serie V Melanio' }],
  'POST /api/live-pairings/:id/step': [
    given => `/api/live-pairings/${given.session}/step`,
    { step: 'second' },
  ],
  'POST /api/live-pairings/:id/reveal': [given => `/api/live-pairings/${given.session}/reveal`, {}],
  'POST /api/corrections': [
    undefined,
    { of: 'cigar', id: null, name: 'Own', about: 'missing', proposal: 'Own' },
  ],
  'DELETE /api/corrections/:id': [given => `/api/corrections/${given.report}`],
  'PATCH /api/profile': [undefined, { full_name: 'Grace' }],
  'PATCH /api/settings': [undefined, { theme: 'dark' }],
  'POST /api/arturo': [undefined, question],
  'POST /api/arturo/cigars': [undefined, { drink: 'Lagavulin 16' }],
  'POST /api/arturo/pair': [undefined, { cigar: 'Oliva Serie V Melanio', drink: 'Tawny Port' }],
  'POST /api/arturo/more': [undefined, { ...question, shown: ['tawny-port'] }],
  'POST /api/arturo/cigars/more': [undefined, { drink: 'Tawny Port', shown: ['ashton-classic'] }],
  'GET /api/similar-pairs': [() => '/api/similar-pairs?cigar=Ashton+Classic&drink=Tawny+Port'],
  'GET /api/pairings/:slug/result': [
    () => '/api/pairings/montecristo-no-2-havana-club-seleccion-de-maestros/result',
  ],
  'POST /api/pairings/:slug/notes': [
    () => '/api/pairings/montecristo-no-2-havana-club-seleccion-de-maestros/notes',
    {},
  ],
  'POST /api/arturo/narration': [undefined, question],
  'POST /api/tonight': [undefined, {}],
  'PUT /api/tonight/refused/:cigarId': [given => `/api/tonight/refused/${given.cigar}`, {}],
  'DELETE /api/tonight/refused/:cigarId': [given => `/api/tonight/refused/${given.cigar}`],
  'GET /api/saved-pairings/:id': [given => `/api/saved-pairings/${given.saved}`],
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
    given => `/api/saved-pairings/${given.saved}`,
    { rating: 1, status: 'want' },
  ],
  'DELETE /api/saved-pairings/:id': [given => `/api/saved-pairings/${given.saved}`],
  'POST /api/saved-pairings/:id/restore': [given => `/api/saved-pairings/${given.removed}/restore`, {}],
  'POST /api/saved-pairings/:id/share': [given => `/api/saved-pairings/${given.saved}/share`, {}],
  'DELETE /api/saved-pairings/:id/share': [given => `/api/saved-pairings/${given.saved}/share`],
  'POST /api/saved-pairings/remove': [undefined, given => ({ ids: [given.saved, given.removed] })],
  'POST /api/saved-pairings/restore': [undefined, { removed_at: '2026-11-24T12:00:00.000Z' }],
  'POST /api/sessions/end-others': [undefined, {}],
  'POST /api/account/delete': [undefined, { password: 'a long evening for grace' }],
}

/** As the member; `name` is a key of `memberRequests`. */
export async function sendRequest(
  app: TestApp,
  member: TestMember,
  given: Given,
  [name, [pathOf, bodyOf]]: readonly [name: string, request: MemberRequest],
): Promise<LightMyRequestResponse> {
  const [method, pattern] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  const path = pathOf ? pathOf(given) : pattern
  const body = typeof bodyOf === 'function' ? bodyOf(given) : bodyOf
  if (typeof body === 'string' || body instanceof Uint8Array)
    return sendFileTo(app, member, { method, path, type: typeOf(body) }, body)
  return member.request(method, path, body)
}

const typeOf = (file: string | Uint8Array) => (typeof file === 'string' ? 'text/csv' : 'image/png')
