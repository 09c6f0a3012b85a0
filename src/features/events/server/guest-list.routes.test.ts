import { randomUUID } from 'node:crypto'
import { parse } from 'csv/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, type TestMember } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'
import { openGuestListStore } from './guest-list.store.ts'

let server: TestApp
let door: TestMember
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  door = await createStaff(server, 'door', ['door'])
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  await ada.request('PATCH', '/api/profile', { full_name: '=HYPERLINK("x")' })
  await grace.request('PATCH', '/api/profile', { full_name: 'Grace Hopper' })
})
afterAll(() => server.close())

async function plan(capacity: number | null = null): Promise<string> {
  const { rows } = await server.database.owner.query<{ id: string }>(
    `insert into events (title, start_time, capacity, time_zone)
     values ('Three rums', now() + interval '2 hours', $1, 'America/New_York') returning id`,
    [capacity],
  )
  return rows[0]!.id
}
const answerTo = (member: TestMember, id: string, partySize = 1, answer = 'going') =>
  member.request('PUT', `/api/events/${id}/answer`, { answer, partySize })
const listOf = async (id: string) => (await door.request('GET', `/api/admin/events/${id}/guests`)).json()
const letIn = (id: string, body: object) => door.request('POST', `/api/admin/events/${id}/walk-ins`, body)

describe('The guest list', () => {
  it('is for staff at the door', async () => {
    const id = await plan()
    const host = await createStaff(server, 'host', ['host'])
    for (const [who, status] of [
      [browser(server), 401],
      [ada, 403],
      [host, 403],
      [door, 200],
    ] as const)
      for (const path of ['guests', 'guests.csv'])
        expect((await who.request('GET', `/api/admin/events/${id}/${path}`)).statusCode).toBe(status)
    expect((await ada.request('POST', `/api/admin/events/${id}/walk-ins`, { name: 'Eve' })).statusCode).toBe(
      403,
    )
    expect((await door.request('POST', '/api/admin/events', {})).statusCode).toBe(403)
    expect((await door.request('GET', `/api/admin/events/${randomUUID()}/guests`)).statusCode).toBe(404)
    expect((await door.request('GET', `/api/admin/events/${randomUUID()}/guests.csv`)).statusCode).toBe(404)
  })

  it('has all who answered, by name, and who is here', async () => {
    const id = await plan(4)
    const alan = await createMember(server, 'alan')
    await answerTo(grace, id, 3)
    await answerTo(ada, id, 2)
    await answerTo(alan, id, 1, 'notGoing')
    const before = await listOf(id)
    expect(before).toMatchObject({
      event: { id, title: 'Three rums', cancelled_at: null },
      counts: { going: 3, waiting: 2, arrived: 0, walkIns: 0, capacity: 4, free: 1 },
      guests: [
        { name: '=HYPERLINK("x")', partySize: 2, answer: 'waitlist', checkedInAt: null },
        { name: 'alan', answer: 'notGoing' },
        { name: 'Grace Hopper', partySize: 3, answer: 'going' },
      ],
      walkIns: [],
    })
    const { ticket } = before.guests[2]
    await door.request('PUT', `/api/event-tickets/${ticket}/check-in`)
    expect(await listOf(id)).toMatchObject({
      counts: { arrived: 3, going: 3 },
      guests: [{}, {}, { checkedInAt: expect.any(String) }],
    })
    await door.request('PUT', `/api/event-tickets/${ticket}/check-in`)
    await door.request('DELETE', `/api/event-tickets/${ticket}/check-in`)
    expect((await listOf(id)).counts.arrived).toBe(0)
    const { rows } = await server.database.owner.query(
      'select actor_id, action, details from audit_log where target = $1 order by position',
      [id],
    )
    const entry = { actor_id: door.id, details: { member: grace.id } }
    expect(rows).toEqual([
      { ...entry, action: 'ticket.check-in' },
      { ...entry, action: 'ticket.undo-check-in' },
    ])
  })

  it('is a file, in which nothing is a formula', async () => {
    const id = await plan()
    await answerTo(ada, id, 2)
    await letIn(id, { name: '+1 of Ada' })
    const file = await door.request('GET', `/api/admin/events/${id}/guests.csv`)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="guests-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(parse(file.body, { columns: true, bom: true })).toEqual([
      {
        name: `'=HYPERLINK("x")`,
        party_size: '2',
        answer: 'going',
        ticket: expect.stringMatching(/^t[0-9a-f]{10}$/),
        checked_in_at: '',
      },
      {
        name: `'+1 of Ada`,
        party_size: '1',
        answer: 'walkIn',
        ticket: '',
        checked_in_at: expect.any(String),
      },
    ])
    const empty = await door.request('GET', `/api/admin/events/${await plan()}/guests.csv`)
    expect(empty.body).toBe('\uFEFFname,party_size,answer,ticket,checked_in_at\r\n')
  })
})

describe('Guests without an account', () => {
  it('are here at once, also in a full house, and can be taken back', async () => {
    const id = await plan(3)
    await answerTo(grace, id, 2)
    const first = await letIn(id, { name: 'Eve' })
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({
      name: 'Eve',
      partySize: 1,
      counts: { arrived: 1, walkIns: 1, free: 0 },
      notice: null,
    })
    const second = (await letIn(id, { name: 'Bob and Carol', partySize: 2 })).json()
    expect(second).toMatchObject({
      counts: { arrived: 3, walkIns: 3, free: -2 },
      notice: 'The house is full: 5 guests for 3 places.',
    })
    expect((await listOf(id)).walkIns.map(({ name }: { name: string }) => name)).toEqual([
      'Eve',
      'Bob and Carol',
    ])
    const removal = `/api/admin/events/${id}/walk-ins/${second.id}`
    expect((await door.request('DELETE', removal)).json()).toMatchObject({ counts: { arrived: 1, free: 0 } })
    expect((await door.request('DELETE', removal)).statusCode).toBe(404)
    const { rows } = await server.database.owner.query(
      'select action, details::text as details from audit_log where target = $1 order by position',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['walk-in.add', 'walk-in.add', 'walk-in.remove'])
    expect(JSON.stringify(rows)).not.toMatch(/Eve|Bob/)
  })

  it('have a name and a number, and an event that takes place', async () => {
    const id = await plan()
    for (const [field, body] of [
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(81) }],
      ['partySize', { name: 'Eve', partySize: 0 }],
      ['partySize', { name: 'Eve', partySize: 11 }],
    ] as const) {
      const refused = await letIn(id, body)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]])
    }
    expect((await letIn(randomUUID(), { name: 'Eve' })).statusCode).toBe(404)
    await server.database.owner.query('update events set cancelled_at = now() where id = $1', [id])
    expect((await letIn(id, { name: 'Eve' })).json().code).toBe('CANCELED')
  })

  it('leave the places that members can take as they are', async () => {
    const id = await plan(2)
    await letIn(id, { name: 'Eve', partySize: 2 })
    expect((await answerTo(ada, id, 2)).json().answer).toBe('going')
  })
})

it('The name of a guest without an account is deleted 30 days after the event, and the guest still counts', async () => {
  const ended = async (hours: number) => {
    const id = await plan()
    await letIn(id, { name: 'Eve', partySize: 2 })
    await server.database.owner.query(
      `update events set start_time = now() - make_interval(hours => $2), end_time = now() - make_interval(hours => $2 - 3)
       where id = $1`,
      [id, hours],
    )
    return id
  }
  const [recent, old] = [await ended(30 * 24), await ended(30 * 24 + 4)]
  await openGuestListStore(server.database).forgetWalkInNames()
  const namesOf = async (id: string) => (await listOf(id)).walkIns.map(({ name }: { name: string }) => name)
  expect([await namesOf(recent), await namesOf(old)]).toEqual([['Eve'], ['Walk-in']])
  expect((await listOf(old)).counts).toMatchObject({ walkIns: 2, arrived: 2 })
  const { body } = await door.request('GET', `/api/admin/events/${old}/guests.csv`)
  expect(body).toContain('Walk-in,2,walkIn,')
  const { rows } = await server.database.owner.query('select name from event_walk_ins where event_id = $1', [
    old,
  ])
  expect(rows).toEqual([{ name: null }])
})

it('A ticket of a canceled event lets nobody in', async () => {
  const id = await plan()
  await answerTo(ada, id)
  const [{ ticket }] = (await listOf(id)).guests
  await server.database.owner.query('update events set cancelled_at = now() where id = $1', [id])
  const refused = await door.request('PUT', `/api/event-tickets/${ticket}/check-in`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CANCELED'])
  expect((await door.request('GET', `/api/event-tickets/${ticket}`)).json()).toMatchObject({
    isCanceled: true,
    checkedInAt: null,
  })
})
