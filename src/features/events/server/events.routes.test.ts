import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { remindOfEvents } from './event-notices.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  await ada.request('PATCH', '/api/profile', { full_name: 'Ada Lovelace' })
})
afterAll(() => server.close())

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000)

async function plan(fields: Record<string, unknown> = {}): Promise<string> {
  const event = { title: 'Three rums', start_time: hoursAhead(100), ...fields }
  const names = Object.keys(event)
  const { rows } = await server.database.owner.query<{ id: string }>(
    `insert into events (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(event),
  )
  return rows[0]!.id
}
const answer = (member: TestMember, id: string, body: object) =>
  member.request('PUT', `/api/events/${id}/answer`, body)
const go = async (member: TestMember, id: string, partySize = 1) =>
  (await answer(member, id, { answer: 'going', partySize })).json()
const eventOf = async (member: TestMember, id: string) => {
  const { events } = (await member.request('GET', '/api/events')).json()
  return events.find((event: { id: string }) => event.id === id)
}
describe('The events', () => {
  it('to come are listed, the next first, and the past ones by themselves, the latest first', async () => {
    const later = await plan({ title: 'Later', start_time: hoursAhead(50) })
    const next = await plan({
      title: 'Next',
      start_time: hoursAhead(49),
      rsvp_link: 'https://tickets.example/1',
    })
    const past = await plan({ title: 'Past', start_time: hoursAhead(-3) })
    const older = await plan({ title: 'Older', start_time: hoursAhead(-30) })
    const idsOf = async (query = '') =>
      (await ada.request('GET', `/api/events${query}`)).json().events.map(({ id }: { id: string }) => id)
    expect(await idsOf()).toEqual([next, later])
    expect(await idsOf('?past=true')).toEqual([past, older])
    expect(await eventOf(ada, next)).toMatchObject({
      title: 'Next',
      end_time: null,
      rsvp_link: 'https://tickets.example/1',
      capacity: null,
      going: 0,
      waiting: 0,
      guests: [],
      own: null,
      time_zone: expect.stringMatching(/\w/),
    })
    await server.database.owner.query('delete from events')
  })

  it('that are canceled are known by their IDs for a year, also to members who had not answered', async () => {
    const canceled = { cancelled_at: new Date() }
    const [recent, coming] = [
      await plan({ ...canceled, start_time: hoursAhead(-24 * 300) }),
      await plan(canceled),
    ]
    await plan()
    await plan({ ...canceled, start_time: hoursAhead(-24 * 400) })
    expect((await grace.request('GET', '/api/events/canceled')).json()).toEqual({ ids: [coming, recent] })
    await server.database.owner.query('delete from events')
  })

  it('are for members', async () => {
    for (const url of [
      '/api/events',
      '/api/events/canceled',
      `/api/events/${randomUUID()}.ics`,
      '/api/calendar',
    ])
      expect((await server.inject({ url })).statusCode, url).toBe(401)
  })
})

describe('A member', () => {
  it('says that they come, with how many, and that they do not, and everybody hears of it', async () => {
    const id = await plan()
    const tab = await openTabOf(server, grace)
    expect(await go(ada, id, 3)).toMatchObject({ answer: 'going', partySize: 3, event: { id, going: 3 } })
    expect(await eventOf(grace, id)).toMatchObject({
      going: 3,
      guests: [{ id: ada.id, name: 'Ada Lovelace', partySize: 3 }],
      own: null,
    })
    expect((await answer(ada, id, { answer: 'notGoing' })).json()).toMatchObject({ answer: 'notGoing' })
    expect(await eventOf(ada, id)).toMatchObject({ going: 0, own: { answer: 'notGoing', partySize: 1 } })
    await waitFor(
      () => expect(tab.events).toEqual([{ kind: 'events.changed' }, { kind: 'events.changed' }]),
      5000,
    )
    tab.socket.terminate()
  })

  it('cannot answer what has begun, is not there, or is no answer', async () => {
    const begun = await plan({ start_time: hoursAhead(-1) })
    const refused = await answer(ada, begun, { answer: 'going', partySize: 1 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'HAS_BEGUN'])
    expect((await answer(ada, randomUUID(), { answer: 'going', partySize: 1 })).statusCode).toBe(404)
    const id = await plan()
    for (const body of [{ answer: 'maybe' }, { answer: 'waitlist' }, { answer: 'going', partySize: 0 }])
      expect((await answer(ada, id, body)).statusCode, JSON.stringify(body)).toBe(422)
    expect((await answer(ada, id, { answer: 'going', partySize: 11 })).json().fields).toEqual({
      partySize: 'Please give a number from 1 to 10',
    })
    expect((await eventOf(ada, id)).own).toBeNull()
  })
})

describe('Where places are few', () => {
  it('the next ones wait, and get a place in the order in which they asked', async () => {
    const id = await plan({ capacity: 3 })
    const [second, third] = [await createMember(server, 'second'), await createMember(server, 'third')]
    expect((await go(ada, id, 3)).answer).toBe('going')
    expect((await go(second, id, 2)).answer).toBe('waitlist')
    expect(await go(third, id)).toMatchObject({ answer: 'waitlist', event: { going: 3, waiting: 3 } })
    // Another answer keeps the place on the list.
    expect((await go(second, id, 2)).answer).toBe('waitlist')
    await answer(ada, id, { answer: 'notGoing' })
    for (const [member, partySize] of [
      [second, 2],
      [third, 1],
    ] as const)
      expect((await eventOf(member, id)).own).toMatchObject({ answer: 'going', partySize })
    expect((await go(ada, id)).answer).toBe('waitlist')
  })

  it('a party that is too large for what is free lets the next one pass', async () => {
    const id = await plan({ capacity: 4 })
    const [large, small] = [await createMember(server, 'large'), await createMember(server, 'small')]
    await go(ada, id, 3)
    await go(grace, id, 1)
    await go(large, id, 2)
    await go(small, id, 1)
    await answer(grace, id, { answer: 'notGoing' })
    expect((await eventOf(small, id)).own.answer).toBe('going')
    expect((await eventOf(large, id)).own.answer).toBe('waitlist')
    await go(ada, id, 1)
    expect((await eventOf(large, id)).own.answer).toBe('going')
  })

  it('a party that grows beyond them keeps its answer', async () => {
    const id = await plan({ capacity: 2 })
    await go(ada, id, 1)
    const refused = await answer(ada, id, { answer: 'going', partySize: 3 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_ENOUGH_PLACES'])
    expect((await eventOf(ada, id)).own).toMatchObject({ answer: 'going', partySize: 1 })
  })

  it('a party of more than there are places in all is refused, and does not wait', async () => {
    const id = await plan({ capacity: 2 })
    const refused = await answer(grace, id, { answer: 'going', partySize: 3 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_ENOUGH_PLACES'])
    expect(await eventOf(grace, id)).toMatchObject({ own: null, waiting: 0 })
  })

  it('never more come than there are places, however many answer at once', async () => {
    const id = await plan({ capacity: 5 })
    const members = await Promise.all(
      Array.from({ length: 12 }, (_, at) => createMember(server, `guest${at}`)),
    )
    const answers = await Promise.all(members.map(member => go(member, id)))
    expect(answers.filter(one => one.answer === 'going')).toHaveLength(5)
    expect(await eventOf(ada, id)).toMatchObject({ going: 5, waiting: 7 })
    await Promise.all(members.map(member => answer(member, id, { answer: 'notGoing' })))
    expect(await eventOf(ada, id)).toMatchObject({ going: 0, waiting: 0 })
  })

  it('the places of a deleted account go to those who wait', async () => {
    const id = await plan({ capacity: 1 })
    const leaving = await createMember(server, 'leaving')
    await go(leaving, id)
    await go(grace, id)
    await server.database.owner.query('delete from users where id = $1', [leaving.id])
    expect((await eventOf(grace, id)).own.answer).toBe('going')
  })

  it('the places of a member who is banned go to those who wait', async () => {
    const id = await plan({ capacity: 1 })
    const banned = await createMember(server, 'banned')
    await go(banned, id)
    await go(grace, id)
    await server.database.owner.query('update users set banned = true where id = $1', [banned.id])
    expect(await eventOf(grace, id)).toMatchObject({ own: { answer: 'going' }, going: 1 })
  })
})

describe('A reminder', () => {
  it('reaches those who come within the day before, once', async () => {
    const linus = await createMember(server, 'linus')
    const soon = await plan({
      title: 'Soon',
      start_time: hoursAhead(20),
      location: 'The back room',
      time_zone: 'Europe/Berlin',
    })
    const far = await plan({ title: 'Far', start_time: hoursAhead(30) })
    for (const id of [soon, far]) await go(linus, id)
    await answer(ada, soon, { answer: 'notGoing' })
    const told: string[] = []
    const services = {
      database: server.database,
      notify: async (memberId: string, { title, body }: { title: string; body: string }) => {
        if (memberId === linus.id || memberId === ada.id) told.push(`${title}. ${body}`)
      },
    }
    for (const _time of ['once', 'twice']) await remindOfEvents(services)
    expect(told).toEqual([
      expect.stringMatching(/^Soon: Soon\. \w+day, \w+ \d+ at .*GMT\+\d, The back room\.$/),
    ])
  })
})

describe('A calendar', () => {
  it('gets one event as a file', async () => {
    const id = await plan({
      title: 'Rum; port',
      location: 'Bar',
      start_time: new Date('2027-07-01T18:00:00Z'),
    })
    const file = await ada.request('GET', `/api/events/${id}.ics`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(file.body).toContain('DTSTART:20270701T180000Z')
    expect(file.body).toContain('SUMMARY:Rum\\; port')
    expect((await ada.request('GET', `/api/events/${randomUUID()}.ics`)).statusCode).toBe(404)
  })

  it('follows what its member comes to, without a session, until the address ends', async () => {
    const hedy = await createMember(server, 'hedy')
    expect((await hedy.request('GET', '/api/calendar')).json()).toEqual({ since: null })
    const [mine, waited, declined] = [
      await plan({ title: 'Mine' }),
      await plan({ title: 'Waited', capacity: 1 }),
      await plan({ title: 'Declined' }),
    ]
    await go(grace, waited)
    await go(hedy, mine)
    await go(hedy, waited)
    await answer(hedy, declined, { answer: 'notGoing' })
    const { address } = (await hedy.request('POST', '/api/calendar')).json()
    const url = new URL(address).pathname
    expect(url).toMatch(/^\/api\/calendar\/[\w-]{32}\.ics$/)
    const feed = await server.inject({ url })
    expect(feed.statusCode).toBe(200)
    expect(feed.body.match(/SUMMARY:.*|STATUS:.*/g)).toEqual(
      expect.arrayContaining(['SUMMARY:Mine', 'STATUS:CONFIRMED', 'SUMMARY:Waited', 'STATUS:TENTATIVE']),
    )
    expect(feed.body).not.toContain('Declined')
    const { rows } = await server.database.owner.query('select token_hash from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(url.slice(14, 46))
    const renewed = (await hedy.request('POST', '/api/calendar')).json()
    expect((await server.inject({ url })).statusCode).toBe(404)
    expect((await server.inject({ url: new URL(renewed.address).pathname })).statusCode).toBe(200)
    await hedy.request('DELETE', '/api/calendar')
    expect((await server.inject({ url: new URL(renewed.address).pathname })).statusCode).toBe(404)
    expect((await hedy.request('GET', '/api/calendar')).json()).toEqual({ since: null })
  })
})
