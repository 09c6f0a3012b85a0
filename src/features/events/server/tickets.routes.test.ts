import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let door: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  door = await createMember(server, 'door')
  await grantAdmin(server, door)
  await ada.request('PATCH', '/api/profile', { full_name: 'Ada Lovelace' })
})
afterAll(() => server.close())

async function plan({ hours = 5, endsIn = null as number | null, capacity = null as number | null } = {}) {
  const { rows } = await server.database.owner.query<{ id: string }>(
    `insert into events (title, start_time, end_time, capacity, time_zone)
     values ('Three rums', now() + $1 * interval '1 hour', now() + $2 * interval '1 hour', $3, 'America/New_York')
     returning id`,
    [hours, endsIn, capacity],
  )
  return rows[0]!.id
}
const answer = (member: TestMember, id: string, partySize = 1, given = 'going') =>
  member.request('PUT', `/api/events/${id}/answer`, { answer: given, partySize })
async function ownOf(member: TestMember, id: string) {
  const { events } = (await member.request('GET', '/api/events')).json()
  return events.find((event: { id: string }) => event.id === id)?.own
}
const ticketAt = async (code: string, method = 'GET', path = '') => {
  const { statusCode, body } = await door.request(method as 'GET', `/api/event-tickets/${code}${path}`)
  return { statusCode, ...JSON.parse(body) }
}

describe('A ticket', () => {
  it('has a code of its own, which only its member and admins can read', async () => {
    const id = await plan()
    await answer(ada, id, 3)
    await answer(grace, id)
    const [one, other] = [await ownOf(ada, id), await ownOf(grace, id)]
    expect(one).toMatchObject({ ticket: expect.stringMatching(/^t[0-9a-f]{10}$/), checkedInAt: null })
    expect(other.ticket).not.toBe(one.ticket)
    expect((await grace.request('GET', `/api/event-tickets/${one.ticket}`)).statusCode).toBe(403)
    const { events } = (await grace.request('GET', '/api/events')).json()
    expect(JSON.stringify(events)).not.toContain(one.ticket)
  })

  it('tells an admin at the door whose it is, and checks the party in once', async () => {
    const id = await plan()
    await answer(ada, id, 3)
    await answer(grace, id)
    const { ticket } = await ownOf(ada, id)
    expect(await ticketAt(ticket)).toEqual({
      statusCode: 200,
      code: ticket,
      title: 'Three rums',
      start_time: expect.any(String),
      time_zone: 'America/New_York',
      location: null,
      isCanceled: false,
      name: 'Ada Lovelace',
      partySize: 3,
      answer: 'going',
      checkedInAt: null,
      arrived: 0,
      going: 4,
    })
    const first = await ticketAt(ticket, 'PUT', '/check-in')
    expect(first).toMatchObject({ statusCode: 200, arrived: 3, going: 4, checkedInAt: expect.any(String) })
    expect(await ticketAt(ticket, 'PUT', '/check-in')).toEqual(first)
    expect((await ownOf(ada, id)).checkedInAt).toBe(first.checkedInAt)
    expect(await ticketAt(ticket, 'DELETE', '/check-in')).toMatchObject({ arrived: 0, checkedInAt: null })
  })

  it('of a party that does not come after all is checked in no more', async () => {
    const id = await plan()
    await answer(ada, id)
    const { ticket } = await ownOf(ada, id)
    await ticketAt(ticket, 'PUT', '/check-in')
    await ada.request('PUT', `/api/events/${id}/answer`, { answer: 'notGoing', partySize: 1 })
    await answer(ada, id, 9)
    expect(await ticketAt(ticket)).toMatchObject({ answer: 'going', checkedInAt: null, arrived: 0 })
  })

  it('of a party on the waitlist is refused at the door', async () => {
    const id = await plan({ capacity: 1 })
    await answer(ada, id)
    await answer(grace, id)
    expect(await ownOf(grace, id)).toMatchObject({ answer: 'waitlist', ticket: null })
    const { rows } = await server.database.owner.query(
      'select ticket from event_answers where event_id = $1 and user_id = $2',
      [id, grace.id],
    )
    expect(await ticketAt(rows[0].ticket, 'PUT', '/check-in')).toMatchObject({
      statusCode: 409,
      code: 'NOT_GOING',
    })
    expect(await ticketAt(rows[0].ticket)).toMatchObject({ answer: 'waitlist', checkedInAt: null })
  })

  it('that does not exist, or is none, is refused', async () => {
    expect(await ticketAt('t0123456789')).toMatchObject({ statusCode: 404, code: 'NO_SUCH_TICKET' })
    expect(await ticketAt('T0123', 'PUT', '/check-in')).toMatchObject({ statusCode: 422 })
  })

  it('is shown until the event is over, and answers end when it begins', async () => {
    const id = await plan()
    await answer(ada, id)
    const begin = (end: string | null) =>
      server.database.owner.query(
        `update events set start_time = now() - interval '1 hour', end_time = now() + $2::interval where id = $1`,
        [id, end],
      )
    for (const end of [null, '10 minutes']) {
      await begin(end)
      expect((await ownOf(ada, id))?.ticket).toEqual(expect.any(String))
    }
    expect((await answer(ada, id, 1, 'notGoing')).json()).toMatchObject({ code: 'HAS_BEGUN' })
    await begin('-1 minute')
    expect(await ownOf(ada, id)).toBeUndefined()
  })
})
