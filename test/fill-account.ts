import { randomUUID } from 'node:crypto'
import { memberTables } from '#app/server/rooms.ts'
import type { TestApp } from './app.ts'
import { deriveRow, inOrderOfReferences, insertStatement } from './derive-row.ts'
import { createMember, type TestMember } from './members.ts'
import { plain } from './pictures.ts'
import { rowSamples } from './row-samples.ts'
import { sendCsv, sendFileTo } from './send-csv.ts'

/** A name that shows in answers. */
export const canary = 'Canary of Ada'
export const importId = '5d0c1f9e-2b7a-4c38-9a4e-6f1f7b0f2c77'
export const ownBottle = '0c9a3f0e-6a55-4f2b-9c8e-2d7d3f6a1b11'
export const goveeId = '52:8B:D4:AD:FC:45:5D:FE'

export const csvOf = (cigar: string) =>
  `cigar_name,pairing_type,pairing_name,created_at\n${cigar},wine,Madeira,2026-01-02\n`
export const drinkIdOf = ({ catalogue }: TestApp) =>
  catalogue.drinks.find(({ kind }) => kind === 'spirit')!.id
export const cigarIdOf = ({ catalogue }: TestApp) => catalogue.cigars[0]!.id

export type FilledAccount = Awaited<ReturnType<typeof fillAccountOf>>

/** Something of a member in every table, with a name that shows in answers. */
export async function fillAccountOf(app: TestApp, member: TestMember) {
  const save = async (cigar_name: string) => {
    const pairing = { cigar_name, pairing_type: 'wine', pairing_name: 'Tawny Port', notes: canary }
    return (await member.request('POST', '/api/saved-pairings', pairing)).json().id as string
  }
  const [saved, removed] = [await save(canary), await save(`${canary}, removed`)]
  await member.request('PATCH', `/api/saved-pairings/${saved}`, { rating: 4 })
  const shared = await member.request('POST', `/api/saved-pairings/${saved}/share`, {})
  await member.request('DELETE', `/api/saved-pairings/${removed}`)
  await sendCsv(app, member, csvOf(`${canary} imported`), importId)
  await member.request('PUT', `/api/bar/${drinkIdOf(app)}`, { level: 'half' })
  await member.request('PUT', `/api/bar/own/${ownBottle}`, { name: canary, type: 'rum', abv: 40 })
  await member.request('PUT', `/api/tonight/refused/${cigarIdOf(app)}`, {})
  await member.request('PUT', `/api/marks/cigar/${cigarIdOf(app)}/had`, {})
  const cigarInBox = { brand: canary, cigarName: canary, quantity: 3, notes: canary }
  const item = (await member.request('POST', '/api/humidor/items', cigarInBox)).json()
  const { smokeId } = (await member.request('POST', `/api/humidor/items/${item.id}/smoke`, {})).json()
  const cleaned = { humidorId: item.humidorId, kind: 'cleaned', doneAt: '2026-11-26T12:00:00Z', note: canary }
  const maintenance = (await member.request('POST', '/api/humidor/maintenance', cleaned)).json()
  const device = (await member.request('POST', '/api/devices', { name: canary, kind: 'push' })).json()
  await member.request('POST', `/api/devices/${device.id}/salt-test`, {})
  const govee = { deviceId: goveeId, model: 'H5179' }
  await member.request('POST', '/api/devices', { name: canary, kind: 'govee', govee })
  const tasted = { cigar: canary, drink: canary, notes: canary, humidorItemId: item.id }
  const entry = (await member.request('POST', '/api/journal/entries', tasted)).json()
  const photo = {
    method: 'PUT',
    path: `/api/journal/entries/${entry.id}/photo?name=a.png`,
    type: 'image/png',
  } as const
  await sendFileTo(app, member, photo, await plain().png().toBuffer())
  const tastings = { method: 'POST', path: `/api/journal/import?commit=${importId}` } as const
  await sendFileTo(app, member, tastings, `date,cigar,notes\n2026-01-05,${canary},${canary}\n`)
  const recipient = (await createMember(app, 'recipient')).id
  const given = { memberId: recipient, quantity: 1, message: canary }
  const { gift } = (await member.request('POST', `/api/humidor/items/${item.id}/gifts`, given)).json()
  const message = randomUUID()
  /** One for the message, and one that is not sent. */
  const [band, unsent] = [randomUUID(), randomUUID()]
  for (const id of [band, unsent]) {
    const upload = { method: 'PUT', path: `/api/chat/photos/${id}?name=a.png`, type: 'image/png' } as const
    await sendFileTo(app, member, upload, await plain().png().toBuffer())
  }
  const said = { id: message, content: 'Good evening', card: { kind: 'photo', id: band } }
  await member.request('POST', '/api/chat/channels/general/messages', said)
  await member.request('PUT', `/api/chat/channels/general/messages/${message}/reactions/fire`)
  await member.request('PUT', '/api/chat/channels/general/read', { seq: 1 })
  await member.request('POST', `/api/chat/channels/general/messages/${message}/report`, { reason: canary })
  await member.request('PUT', `/api/lounge/members/${recipient}/block`)
  await app.database.owner.query('insert into chat_silences (user_id, until) values ($1, now())', [member.id])
  const { rows: events } = await app.database.owner.query<{ id: string }>(
    "insert into events (title, start_time) values ('Three rums', now() + interval '9 days') returning id",
  )
  const event = events[0]!.id
  await member.request('PUT', `/api/events/${event}/answer`, { answer: 'going', partySize: 2 })
  await member.request('POST', '/api/calendar')
  const pairing = { cigar: 'Oliva Serie V Melanio' }
  const session = (await member.request('POST', '/api/live-pairings', pairing)).json().id as string
  await member.request('POST', `/api/live-pairings/${session}/step`, { step: 'first' })
  await member.request('POST', `/api/live-pairings/${session}/votes`, { place: 1, third: 1, stars: 4 })
  await member.request('POST', '/api/notifications/test')
  await member.request('PATCH', '/api/notifications/settings', { quietHours: { from: 60, until: 120 } })
  await member.request('POST', '/api/notifications/push-subscriptions', pushSubscription('ada'))
  await member.request('PATCH', '/api/profile', { full_name: canary, address: canary })
  await member.request('PATCH', '/api/settings', {
    theme: 'light',
    temperature_unit: 'C',
    notify_events: false,
  })
  const missing = { of: 'cigar', id: null, name: canary, about: 'missing', proposal: canary }
  const report = (await member.request('POST', '/api/corrections', missing)).json()
  await fillEmptyTables(app, member)
  const code = shared.json().shared_path.split('/').at(-1) as string
  return {
    saved,
    removed,
    code,
    item: item.id,
    smoke: smokeId,
    humidor: item.humidorId,
    maintenance: maintenance.id,
    device: device.id,
    entry: entry.id,
    gift: gift.id,
    event,
    session,
    message,
    photo: unsent,
    report: report.id,
    recipient,
  }
}

/** A row in each table that has none of the member yet. */
async function fillEmptyTables({ database: { owner } }: TestApp, { id }: TestMember): Promise<void> {
  for (const { name, ownerColumn } of await inOrderOfReferences(owner, memberTables)) {
    const { rowCount } = await owner.query(`select 1 from ${name} where ${ownerColumn} = $1`, [id])
    if (rowCount) continue
    const row = { ...(await deriveRow(owner, name, ownerColumn, id, canary)), ...rowSamples[name] }
    await owner.query(insertStatement(name, row))
  }
}

export const pushSubscription = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'a-key-of-a-browser',
  auth: 'a-secret-of-a-browser',
})
