import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { calendarEntries } from '#test/calendar-entries.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'
import type { ManagedEvent } from '../managed-events.contract.ts'
import { localTimeOf } from '../zoned-time.rules.ts'

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

const created = async (fields: object = {}): Promise<ManagedEvent & { series: { id: string }[] }> => {
  const tasting = { title: 'Three rums', start_time: '2027-10-21T19:00', time_zone: newYork }
  const answer = await host.request('POST', events, { ...tasting, ...fields })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = async (id: string, body: object) => {
  const answer = await host.request('PATCH', `${events}/${id}`, body)
  return { statusCode: answer.statusCode, ...answer.json() }
}
const read = async (id: string): Promise<ManagedEvent> =>
  (await host.request('GET', `${events}/${id}`)).json()
const answerTo = async (member: TestMember, id: string) =>
  (await member.request('PUT', `/api/events/${id}/answer`, { answer: 'going', partySize: 1 })).json()
const listed = async (member: TestMember): Promise<ManagedEvent[]> =>
  (await member.request('GET', '/api/events')).json().events
const localStart = ({ start_time }: { start_time: string }) => localTimeOf(new Date(start_time), newYork)

describe('A weekly series', () => {
  it.each([
    ['2027-10-21T19:00', 5],
    ['2027-02-25T19:00', 6],
  ])(
    'from %s, %i evenings, begins at seven in New York each time: in the list, the file and the feed',
    async (first, count) => {
      const guest = await createMember(server, `guest-${count}`)
      const { series, series_id } = await created({ start_time: first, repeats: { every: 'week', count } })
      expect(series).toHaveLength(count)
      const { address } = (await guest.request('POST', '/api/calendar')).json()
      for (const { id } of series) await answerTo(guest, id)
      const evenings = (await listed(guest)).filter(event => event.series_id === series_id)
      expect(evenings.map(({ id }) => id)).toEqual(series.map(({ id }) => id))
      for (const evening of evenings) expect(localStart(evening)).toMatch(/T19:00$/)
      const feed = (await server.inject({ url: new URL(address).pathname })).body
      for (const { id, start_time } of evenings) {
        const line = `DTSTART:${start_time.replaceAll(/[-:]|\.000/g, '')}`
        expect((await guest.request('GET', `/api/events/${id}.ics`)).body).toContain(line)
        expect(feed).toContain(line)
      }
    },
  )

  it('one evening of eight is moved by an hour, and no other, whatever was answered to them', async () => {
    const { series } = await created({ end_time: '2027-10-21T22:00', repeats: { count: 8 } })
    const ids = series.map(({ id }) => id)
    for (const at of [0, 4, 6]) await answerTo(ada, ids[at]!)
    const moved = await change(ids[2]!, { start_time: '2027-11-04T20:00' })
    expect(moved).toMatchObject({ statusCode: 200, changed: [ids[2]], version: 2 })
    expect(localTimeOf(new Date(moved.end_time), newYork)).toBe('2027-11-04T23:00')
    for (const id of ids.filter(each => each !== ids[2]))
      expect(await read(id)).toMatchObject({ version: 1, start_time: expect.any(String) })
    expect((await Promise.all(ids.map(read))).map(event => localStart(event).slice(11))).toEqual(
      ids.map((_, at) => (at === 2 ? '20:00' : '19:00')),
    )
  })

  it('this and later evenings, or all, get a new clock time on their own days, and keep what was not sent', async () => {
    const { series } = await created({ repeats: { count: 5 } })
    const ids = series.map(({ id }) => id)
    await change(ids[3]!, { title: 'A special evening' })
    await change(ids[2]!, { start_time: '2027-11-04T18:30', scope: 'later' })
    const starts = async () => (await Promise.all(ids.map(read))).map(localStart)
    expect((await starts()).map(time => time.slice(11))).toEqual([
      '19:00',
      '19:00',
      '18:30',
      '18:30',
      '18:30',
    ])
    const all = await change(ids[4]!, { start_time: '2027-11-18T20:00', location: 'The roof', scope: 'all' })
    expect(all.changed).toHaveLength(5)
    expect(await starts()).toEqual(
      ['2027-10-21', '2027-10-28', '2027-11-04', '2027-11-11', '2027-11-18'].map(day => `${day}T20:00`),
    )
    expect(await read(ids[3]!)).toMatchObject({ title: 'A special evening', location: 'The roof' })
  })

  it('only the third evening is canceled: the feed marks it, and the others stand', async () => {
    const hedy = await createMember(server, 'hedy')
    const { series } = await created({ repeats: { every: 'week', count: 5 } })
    const ids = series.map(({ id }) => id)
    for (const id of ids) await answerTo(hedy, id)
    const { address } = (await hedy.request('POST', '/api/calendar')).json()
    const feedOf = async () => calendarEntries((await server.inject({ url: new URL(address).pathname })).body)
    const before = await feedOf()
    const canceled = await host.request('DELETE', `${events}/${ids[2]}`)
    expect(canceled.json()).toMatchObject({
      id: ids[2],
      canceled: [ids[2]],
      cancelled_at: expect.any(String),
    })
    const after = await feedOf()
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const id of ids)
      expect(after[id]).toEqual(
        id === ids[2]
          ? { ...before[id], status: 'CANCELLED', sequence: before[id]!.sequence + 1 }
          : before[id],
      )
    expect((await hedy.request('GET', `/api/events/${ids[2]}.ics`)).body).toContain('STATUS:CANCELLED')
  })

  it('this and later evenings are canceled at once', async () => {
    const { series } = await created({ repeats: { count: 4 } })
    const ids = series.map(({ id }) => id)
    const { canceled } = (await host.request('DELETE', `${events}/${ids[1]}?scope=later`)).json()
    expect(canceled).toEqual(ids.slice(1))
    expect((await read(ids[0]!)).cancelled_at).toBeNull()
    expect((await host.request('DELETE', `${events}/${ids[1]}?scope=everything`)).statusCode).toBe(422)
  })
})

describe('A canceled event', () => {
  it('is shown to those who had answered and to hosts, and takes no answers', async () => {
    const { id } = await created({ title: 'Not after all', capacity: 1 })
    await answerTo(ada, id)
    const linus = await createMember(server, 'linus')
    await host.request('DELETE', `${events}/${id}`)
    const isListedFor = async (member: TestMember) => (await listed(member)).some(event => event.id === id)
    expect([await isListedFor(ada), await isListedFor(linus), await isListedFor(host)]).toEqual([
      true,
      false,
      true,
    ])
    for (const member of [ada, linus])
      expect(await answerTo(member, id)).toMatchObject({ code: 'CANCELED', error: 'This event is canceled.' })
    expect((await host.request('DELETE', `${events}/${id}`)).json().canceled).toEqual([])
  })

  it('gives no places to those who wait, until it is restored', async () => {
    const { id } = await created({ capacity: 1 })
    const leaving = await createMember(server, 'leaving')
    await answerTo(leaving, id)
    await answerTo(grace, id)
    await host.request('DELETE', `${events}/${id}`)
    await server.database.owner.query('delete from users where id = $1', [leaving.id])
    expect(await read(id)).toMatchObject({ going: 0, waiting: 1 })
    const restored = await host.request('POST', `${events}/${id}/restoration`, {})
    expect(restored.json()).toMatchObject({ cancelled_at: null, going: 1, waiting: 0 })
    const again = await host.request('POST', `${events}/${id}/restoration`, {})
    expect([again.statusCode, again.json().code]).toEqual([409, 'NOT_CANCELED'])
    expect(calendarEntries((await grace.request('GET', `/api/events/${id}.ics`)).body)[id]).toMatchObject({
      status: 'CONFIRMED',
      sequence: 2,
    })
  })

  it('that is over is neither canceled nor restored', async () => {
    const { id } = await created()
    const setStart = (when: string) =>
      server.database.owner.query(`update events set start_time = now() + $2::interval where id = $1`, [
        id,
        when,
      ])
    await setStart('-3 hours')
    expect((await host.request('DELETE', `${events}/${id}`)).json().code).toBe('IS_OVER')
    await setStart('1 hour')
    await host.request('DELETE', `${events}/${id}`)
    await setStart('-1 hour')
    expect((await host.request('POST', `${events}/${id}/restoration`, {})).json().code).toBe('HAS_BEGUN')
    expect((await host.request('DELETE', `${events}/${randomUUID()}`)).statusCode).toBe(404)
  })
})
