import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { calendarEntries } from '#test/calendar-entries.ts'
import { browser, createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'
import type { ManagedEvent } from '../managed-events.contract.ts'

const events = '/api/admin/events'
const newYork = 'America/New_York'

let server: TestApp
let host: TestMember
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  host = await createStaff(server, 'host', ['host'])
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())

const tasting = { title: 'Three rums', start_time: '2027-10-21T19:00', time_zone: newYork }
const create = (fields: object = {}, who: Pick<TestMember, 'request'> = host) =>
  who.request('POST', events, { ...tasting, ...fields })
const created = async (fields: object = {}): Promise<ManagedEvent & { series: { id: string }[] }> => {
  const answer = await create(fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = async (id: string, body: object) => {
  const answer = await host.request('PATCH', `${events}/${id}`, body)
  return { statusCode: answer.statusCode, ...answer.json() }
}
const read = async (id: string): Promise<ManagedEvent> =>
  (await host.request('GET', `${events}/${id}`)).json()
const answerTo = async (member: TestMember, id: string, partySize = 1, answer = 'going') =>
  (await member.request('PUT', `/api/events/${id}/answer`, { answer, partySize })).json()
const listed = async (member: TestMember): Promise<ManagedEvent[]> =>
  (await member.request('GET', '/api/events')).json().events

describe('Who may write events', () => {
  it('hosts and admins, and nobody else', async () => {
    const admin = await createMember(server, 'admin')
    await grantAdmin(server, admin)
    const [door, moderator] = [
      await createStaff(server, 'door', ['door']),
      await createStaff(server, 'moderator', ['moderator']),
    ]
    for (const [who, status] of [
      [browser(server), 401],
      [ada, 403],
      [door, 403],
      [moderator, 403],
      [host, 201],
      [admin, 201],
    ] as const)
      expect((await create({}, who)).statusCode).toBe(status)
    const { id } = await created()
    for (const [method, url] of [
      ['PATCH', `${events}/${id}`],
      ['DELETE', `${events}/${id}`],
      ['POST', `${events}/${id}/restoration`],
      ['GET', events],
    ] as const)
      for (const who of [ada, door, moderator])
        expect((await who.request(method, url, {})).statusCode).toBe(403)
    expect((await read(id)).version).toBe(1)
  })

  it('the role of requests cannot', async () => {
    const { app } = server.database
    for (const statement of [
      "insert into events (title, start_time) values ('x', now())",
      "update events set title = 'x'",
      'delete from events',
      'select * from event_walk_ins',
    ])
      await expect(app.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  })
})

describe('A new event', () => {
  it('is listed with its local time, in whatever form the time was given', async () => {
    for (const start_time of ['2027-10-21T19:00', '2027-10-21T19:00:00-04:00', '2027-10-21T23:00:00Z']) {
      const event = await created({
        start_time,
        end_time: '2027-10-21T22:00',
        capacity: 20,
        rsvp_link: 'http://a.example/b',
      })
      expect(event).toMatchObject({
        title: 'Three rums',
        start_time: '2027-10-21T23:00:00.000Z',
        end_time: '2027-10-22T02:00:00.000Z',
        time_zone: newYork,
        capacity: 20,
        rsvp_link: 'http://a.example/b',
        series_id: null,
        cancelled_at: null,
        version: 1,
        series: [],
      })
      expect((await listed(ada)).find(({ id }) => id === event.id)).toMatchObject({
        start_time: event.start_time,
      })
    }
  })

  it('without a zone is in that of the server, and empty texts are none', async () => {
    const { time_zone, ...rest } = tasting
    expect(time_zone).toBe(newYork)
    const answer = await host.request('POST', events, {
      ...rest,
      description: '  ',
      location: '',
      rsvp_link: '',
    })
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(answer.json()).toMatchObject({
      time_zone: timeZone,
      description: null,
      location: null,
      rsvp_link: null,
    })
  })

  it.each([
    ['title', { title: '' }],
    ['title', { title: '\u200b' }],
    ['title', { title: 'x'.repeat(121) }],
    ['description', { description: 'x'.repeat(2_001) }],
    ['location', { location: 'a\u0000b' }],
    ['start_time', { start_time: 'tomorrow' }],
    ['start_time', { start_time: '2027-02-30T19:00' }],
    ['start_time', { start_time: '9999-12-31T19:00' }],
    ['start_time', { start_time: 1 }],
    ['start_time', { start_time: '2020-10-21T19:00' }],
    ['end_time', { end_time: '2027-10-21T18:59' }],
    ['end_time', { end_time: '2027-10-21T19:00' }],
    ['capacity', { capacity: 0 }],
    ['capacity', { capacity: 100_001 }],
    ['capacity', { capacity: 1.5 }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['time_zone', { time_zone: '+05:00' }],
    ['rsvp_link', { rsvp_link: 'javascript:alert(1)' }],
    ['rsvp_link', { rsvp_link: 'https://' }],
    ['rsvp_link', { rsvp_link: 'http://[' }],
    ['repeats.count', { repeats: { count: 1 } }],
    ['repeats.count', { repeats: { count: 53 } }],
    ['repeats.every', { repeats: { every: 'day', count: 3 } }],
  ])('with a wrong %s is refused with a sentence beside it: %j', async (field, fields) => {
    const answer = await create(fields)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().fields).toEqual({ [field]: expect.stringMatching(/^[A-Z]/) })
  })

  it('with a field that there is none of is refused', async () => {
    expect((await create({ cancelled_at: null })).statusCode).toBe(422)
    expect((await create({ version: 9 })).statusCode).toBe(422)
  })

  it('stands in the audit log without what is written in it', async () => {
    const { id } = await created({ title: 'A secret tasting' })
    const { rows } = await server.database.owner.query(
      'select actor_id, action, details::text as details from audit_log where target = $1',
      [id],
    )
    expect(rows).toEqual([{ actor_id: host.id, action: 'event.create', details: '{}' }])
  })
})

describe('A change', () => {
  it('by two hosts: the second sees both versions, and nothing is lost', async () => {
    const { id, version } = await created()
    expect(await change(id, { title: 'Four rums', version })).toMatchObject({ statusCode: 200, version: 2 })
    const late = await change(id, { location: 'The roof', version })
    expect(late).toMatchObject({
      statusCode: 409,
      code: 'CHANGED_MEANWHILE',
      current: { title: 'Four rums', version: 2 },
    })
    expect(await change(id, { location: 'The roof', version: late.current.version })).toMatchObject({
      title: 'Four rums',
      location: 'The roof',
      version: 3,
    })
    expect(await change(id, { title: 'Five rums' })).toMatchObject({ statusCode: 200, title: 'Five rums' })
  })

  it('that changes nothing leaves the version, and one of no event is refused', async () => {
    const { id } = await created()
    expect(await change(id, {})).toMatchObject({ statusCode: 200, version: 1, changed: [] })
    expect(await change(id, { title: 'Three rums' })).toMatchObject({ version: 1, changed: [] })
    expect(await change(randomUUID(), { title: 'x' })).toMatchObject({ statusCode: 404 })
    expect(await change(id, { going: 9 })).toMatchObject({ statusCode: 422 })
  })

  it('of the time or the place raises the number in the calendar, one of the description does not', async () => {
    const { id } = await created()
    await answerTo(ada, id)
    const sequence = async () =>
      calendarEntries((await ada.request('GET', `/api/events/${id}.ics`)).body)[id]!.sequence
    await change(id, { description: 'In small pours.' })
    expect(await sequence()).toBe(0)
    await change(id, { location: 'The roof' })
    expect(await sequence()).toBe(1)
    await change(id, { start_time: '2027-10-22T19:00' })
    expect(await sequence()).toBe(2)
  })

  it('into the past is refused, but what has begun can be corrected', async () => {
    const { id } = await created()
    expect(await change(id, { start_time: '2021-01-01T19:00' })).toMatchObject({
      statusCode: 422,
      fields: { start_time: expect.any(String) },
    })
    expect(await change(id, { end_time: '2027-10-21T18:00' })).toMatchObject({
      statusCode: 422,
      fields: { end_time: expect.any(String) },
    })
    await server.database.owner.query(
      "update events set start_time = now() - interval '3 days' where id = $1",
      [id],
    )
    expect(await change(id, { start_time: '2021-01-01T19:00', title: 'It was rum' })).toMatchObject({
      statusCode: 200,
      title: 'It was rum',
    })
  })

  it('of the places lets those in who wait, and takes no place away', async () => {
    const { id } = await created({ capacity: 1 })
    await answerTo(ada, id)
    expect((await answerTo(grace, id)).answer).toBe('waitlist')
    expect(await change(id, { capacity: 2 })).toMatchObject({ going: 2, waiting: 0, notice: null })
    expect(await change(id, { capacity: 1 })).toMatchObject({
      going: 2,
      capacity: 1,
      notice: '2 are going, and there are 1 places. Nobody loses theirs.',
    })
    expect((await change(id, { capacity: null })).capacity).toBeNull()
  })
})
