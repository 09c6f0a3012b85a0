import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noPhotoChosen, photoNotSupported, photoUnreadable } from '#platform/photo.rules.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { plain } from '#test/pictures.ts'
import { sendFileTo } from '#test/send-csv.ts'
import { createStaff } from '#test/staff.ts'
import type { ManagedEvent } from '../managed-events.contract.ts'

const events = '/api/admin/events'
const gone = 'This picture is not there any more. Please choose another one.'

let server: TestApp
let host: TestMember
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, validatesResponses: true })
  host = await createStaff(server, 'host', ['host'])
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())

const png = await plain().png().toBuffer()
const upload = (id: string, bytes: Buffer = png, name = 'hall.png', as = host) =>
  sendFileTo(
    server,
    as,
    { method: 'PUT', path: `${events}/covers/${id}?name=${name}`, type: 'image/png' },
    bytes,
  )
async function uploaded(): Promise<string> {
  const id = randomUUID()
  const saved = await upload(id)
  expect(saved.json(), saved.body).toEqual({ id, width: 60, height: 40 })
  return id
}
async function create(fields: object): Promise<ManagedEvent & { series: { id: string }[] }> {
  const answer = await host.request('POST', events, {
    title: 'Three rums',
    start_time: '2099-10-22T19:00Z',
    ...fields,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = (id: string, body: object) => host.request('PATCH', `${events}/${id}`, body)
const statusFor = async (as: TestMember, id: string, query = '') =>
  (await as.request('GET', `/api/events/covers/${id}${query}`)).statusCode
const isStored = async (id: string) =>
  (await server.database.owner.query('select from event_covers where id = $1', [id])).rowCount === 1

describe('The picture of an event', () => {
  it('is in the audit log once, with who saved it', async () => {
    await server.database.owner.query('truncate audit_log')
    const id = await uploaded()
    await upload(id)
    const { rows } = await server.database.owner.query('select actor_id, action, target from audit_log')
    expect(rows).toEqual([{ actor_id: host.id, action: 'event.save-cover', target: id }])
  })

  it('stands with it in every list, with what it shows', async () => {
    const cover_id = await uploaded()
    const { id } = await create({ cover_id, cover_text: 'The hall, laid for twelve' })
    for (const [as, path] of [
      [host, events],
      [ada, '/api/events'],
    ] as const) {
      const listed: ManagedEvent[] = (await as.request('GET', path)).json().events
      expect(listed.find(event => event.id === id)).toMatchObject({
        cover_id,
        cover_text: 'The hall, laid for twelve',
      })
    }
    await host.request('DELETE', `${events}/${id}`)
  })

  it('is seen by members alone, as JPEG without metadata, in two sizes', async () => {
    const id = randomUUID()
    const large = await plain(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .jpeg()
      .toBuffer()
    expect((await upload(id, large, 'hall.JPEG')).json()).toEqual({ id, width: 1600, height: 800 })
    expect((await server.inject(`/api/events/covers/${id}`)).statusCode).toBe(401)
    for (const [query, width] of [
      ['', 1600],
      ['?size=small', 1120],
    ] as const) {
      const { rawPayload, headers } = await ada.request('GET', `/api/events/covers/${id}${query}`)
      const head = await sharp(rawPayload).metadata()
      expect([head.format, head.width, head.exif]).toEqual(['jpeg', width, undefined])
      expect(headers['content-security-policy']).toContain('sandbox')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(await statusFor(ada, randomUUID())).toBe(404)
  })

  it('is uploaded by hosts alone, and saved once', async () => {
    const id = randomUUID()
    expect((await upload(id, png, 'hall.png', ada)).statusCode).toBe(403)
    for (const _time of ['once', 'twice']) expect((await upload(id)).statusCode).toBe(200)
    expect(await isStored(id)).toBe(true)
  })

  it('that is none is refused, and says why', async () => {
    for (const [bytes, name, status, error] of [
      [Buffer.alloc(0), 'a.png', 422, noPhotoChosen],
      [png, 'a.gif', 415, photoNotSupported],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 415, photoNotSupported],
      [png.subarray(0, 60), 'a.png', 422, photoUnreadable],
    ] as const) {
      const id = randomUUID()
      const refused = await upload(id, bytes, name)
      expect([refused.statusCode, refused.json().error], name).toEqual([status, error])
      expect(await isStored(id)).toBe(false)
    }
  })

  it('has to be there when the event is saved', async () => {
    const { id } = await create({})
    const none = randomUUID()
    for (const refused of [
      await change(id, { cover_id: none }),
      await host.request('POST', events, {
        title: 'Port',
        start_time: '2099-10-22T19:00Z',
        cover_id: none,
      }),
    ])
      expect([refused.statusCode, refused.json().fields]).toEqual([422, { cover_id: gone }])
  })

  it('goes with its last event, and what it shows goes with it', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    const { id, series } = await create({
      cover_id: first,
      cover_text: 'The hall',
      repeats: { count: 3 },
    })
    expect(series).toHaveLength(3)
    const { id: copy } = await create({ cover_id: first })
    await change(id, { cover_id: second })
    expect((await change(id, {})).json()).toMatchObject({ cover_id: second, cover_text: 'The hall' })
    await change(id, { cover_id: null, scope: 'all' })
    expect([await isStored(first), await isStored(second)]).toEqual([true, false])
    const removed = (await change(copy, { cover_id: null })).json()
    expect(removed).toMatchObject({ cover_id: null, cover_text: null, changed: [copy] })
    expect(await isStored(first)).toBe(false)
    expect((await change(copy, { cover_text: 'Nothing' })).json()).toMatchObject({ changed: [] })
  })

  it('is no reason to tell guests, and not in the calendar file', async () => {
    const cover_id = await uploaded()
    const { id } = await create({})
    await ada.request('PUT', `/api/events/${id}/answer`, { answer: 'going' })
    await change(id, { cover_id, cover_text: 'The hall' })
    const { rows } = await server.database.owner.query('select sequence, version from events where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ sequence: 0, version: 2 }])
    const { body } = await ada.request('GET', `/api/events/${id}.ics`)
    expect(body).toContain('SUMMARY:Three rums')
    for (const word of ['ATTACH', 'IMAGE', 'The hall', cover_id]) expect(body).not.toContain(word)
  })

  it('that no event has had for a day is removed with the next upload', async () => {
    const [unused, used] = [await uploaded(), await uploaded()]
    await create({ cover_id: used })
    await server.database.owner.query(
      "update event_covers set saved_at = now() - interval '25 hours' where id in ($1, $2)",
      [unused, used],
    )
    await uploaded()
    expect([await isStored(unused), await isStored(used)]).toEqual([false, true])
  })

  it('is one of at most 1,000, which does not keep a saved one from being sent again', async () => {
    const id = await uploaded()
    await server.database.owner.query(
      `insert into event_covers (id, content, preview, width, height)
       select gen_random_uuid(), '', '', 1, 1 from generate_series(1, 1000)`,
    )
    const refused = await upload(randomUUID())
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'The lounge has 1,000 pictures of events. Remove one from an event first.',
    ])
    expect((await upload(id)).statusCode).toBe(200)
    await server.database.owner.query('delete from event_covers where width = 1')
  })

  it('is written by no request of a member', async () => {
    for (const statement of [
      "insert into event_covers (id, content, preview, width, height) values (gen_random_uuid(), '', '', 1, 1)",
      "update event_covers set content = ''",
      'delete from event_covers',
    ])
      await expect(server.database.app.query(statement)).rejects.toMatchObject({ code: '42501' })
    expect((await server.database.app.query('select from event_covers')).rowCount).toBe(0)
  })
})
