import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { renderYearCard } from '../client/render-year-card.ts'
import { type NamedYearCard, yearCardSize } from '../palate.contract.ts'
import { drawYearCard } from './draw-year-card.ts'

let server: TestApp
const drawn: NamedYearCard[] = []
beforeAll(async () => {
  server = await startApp({
    isSeeded: false,
    drawYearCard(card) {
      drawn.push(card)
      return drawYearCard(renderYearCard, card)
    },
  })
})
afterAll(() => server.close())

const newYork = 'America/New_York'
const melanio = 'Oliva Serie V Melanio'
async function write(person: TestMember, ...entries: object[]) {
  for (const entry of entries) {
    const body = { cigar: melanio, notes: 'Cedar.', ...entry }
    const answer = await person.request('POST', '/api/journal/entries', body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
}
const read = (person: TestMember, timeZone = 'UTC') =>
  person.request('GET', `/api/journal/palate?timeZone=${encodeURIComponent(timeZone)}`)
const palateOf = async (person: TestMember, timeZone?: string) => (await read(person, timeZone)).json()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

describe('the palate', () => {
  it('is empty without entries, and needs a time zone', async () => {
    const ada = await createMember(server, 'ada')
    const palate = await palateOf(ada)
    expect(palate).toMatchObject({ entries: 0, years: [], favorites: { cigars: [], drinks: [] } })
    expect(palate.periods.year.now).toMatchObject({ entries: 0, tagged: 0, leading: [] })
    expect((await read(ada, 'Atlantis/Harbor')).statusCode).toBe(422)
    expect((await ada.request('GET', '/api/journal/palate')).statusCode).toBe(422)
  })

  it('compares the last three months with the three before', async () => {
    const grace = await createMember(server, 'grace')
    for (let count = 0; count < 6; count += 1)
      await write(
        grace,
        { smokedAt: daysAgo(count * 3), flavors: ['leather', 'cocoa'], rating: 5 },
        { smokedAt: daysAgo(120 + count), flavors: ['orange'], cigar: 'A gift' },
      )
    const { season } = (await palateOf(grace)).periods
    expect(season.now).toMatchObject({ entries: 6, tagged: 6, leading: ['cocoa', 'leather'] })
    expect(season.before).toMatchObject({ entries: 6, tagged: 6, leading: ['orange'] })
    expect(season.now.values).toEqual([1, 0, 0, 0, 0, 1, 0, 0])
    expect(season.changes).toEqual([
      { axis: 0, isMore: true },
      { axis: 3, isMore: false },
      { axis: 5, isMore: true },
    ])
  })

  it('knows what comes back, with what the catalog knows of it', async () => {
    const joan = await createMember(server, 'joan')
    await write(
      joan,
      { smokedAt: '2026-01-02', rating: 5, drink: 'Rye', flavors: ['black-pepper'] },
      { smokedAt: '2026-02-02', rating: 4, drink: 'rye', flavors: ['black-pepper'], vitola: 'Figurado' },
      { smokedAt: '2026-03-02', cigar: 'Once only' },
    )
    const { cigars, drinks, flavors, makers, wrappers } = (await palateOf(joan)).favorites
    expect(cigars).toMatchObject([
      { name: melanio, times: 2, rating: 4.5, lastDay: '2026-02-02', search: melanio, brand: 'Oliva' },
    ])
    // As it was smoked last.
    expect(cigars[0].drawing.shape).toBe('perfecto')
    expect(drinks).toMatchObject([{ name: 'rye', times: 2, search: 'rye' }])
    expect(flavors).toMatchObject([{ name: 'Black pepper', search: 'black pepper', times: 2 }])
    expect(makers).toMatchObject([{ name: 'Oliva', search: 'Oliva' }])
    expect(wrappers).toHaveLength(1)
    for (const { search, times } of [...cigars, ...drinks, ...flavors, ...makers]) {
      const found = await joan.request('GET', `/api/journal/entries?q=${encodeURIComponent(search)}`)
      expect(found.json().total).toBe(times)
    }
  })

  it('follows the member’s calendar on New Year’s Eve and when the clocks change', async () => {
    const mary = await createMember(server, 'mary')
    await write(
      mary,
      // Half past eleven in New York, on the last day of the year.
      { smokedAt: '2026-01-01T04:30:00Z', cigar: 'The old year', durationMinutes: 60 },
      { smokedAt: '2026-01-01T05:10:00Z', cigar: 'The new year' },
      // The same day of 25 hours, first before and then after the clocks went back.
      { smokedAt: '2025-11-02T04:10:00Z', durationMinutes: 45 },
      { smokedAt: '2025-11-03T04:50:00Z' },
      { smokedAt: '2025-03-10T03:50:00Z' },
    )
    const years = (await palateOf(mary, newYork)).years
    expect(years).toMatchObject([
      { year: 2026, cigars: 1, evenings: 1, timed: 0, minutes: 0, first: { cigar: 'The new year' } },
      {
        year: 2025,
        cigars: 4,
        evenings: 3,
        months: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1],
        minutes: 105,
        timed: 2,
        first: { day: '2025-03-09' },
        last: { cigar: 'The old year', day: '2025-12-31' },
      },
    ])
    expect((await palateOf(mary, 'UTC')).years).toMatchObject([{ cigars: 2 }, { cigars: 3, evenings: 3 }])
  })

  it('is a member’s own', async () => {
    const eve = await createMember(server, 'eve')
    expect(await palateOf(eve)).toMatchObject({ entries: 0 })
    expect((await server.inject('/api/journal/palate?timeZone=UTC')).statusCode).toBe(401)
  })
})

describe('a picture of a year', () => {
  const card = (person: TestMember, body: object) =>
    person.request('POST', '/api/journal/palate/card', {
      timeZone: newYork,
      year: 2025,
      parts: ['count'],
      name: null,
      ...body,
    })

  it('is a PNG with the chosen parts only, which nothing keeps', async () => {
    const lena = await createMember(server, 'lena')
    await write(
      lena,
      { smokedAt: '2025-06-01', flavors: ['cedar'], rating: 5, durationMinutes: 50 },
      { smokedAt: '2025-06-02', flavors: ['cedar', 'cocoa'] },
    )
    const answer = await card(lena, {})
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.headers['cache-control']).toContain('no-store')
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect({ width, height }).toEqual(yearCardSize)
    expect(drawn.at(-1)).toEqual({
      year: 2025,
      name: null,
      count: { cigars: 2, evenings: 2 },
      months: null,
      time: null,
      favorite: null,
      flavors: null,
      siteName: 'Smoke Deck',
    })
    await card(lena, { parts: ['favorite', 'flavors', 'time', 'months'], name: ' Lena ' })
    expect(drawn.at(-1)).toMatchObject({
      name: 'Lena',
      count: null,
      favorite: { name: melanio, times: 2, rating: 4, brand: 'Oliva' },
      flavors: ['Cedar', 'Cocoa'],
      time: { minutes: 50, timed: 1, cigars: 2 },
    })
  })

  it('is of a year with entries, shows something, and is for members', async () => {
    const nora = await createMember(server, 'nora')
    const none = await card(nora, {})
    expect([none.statusCode, none.json().code]).toEqual([404, 'NO_ENTRIES'])
    for (const body of [{ parts: [] }, { parts: ['notes'] }, { year: 12 }, { timeZone: 'Nowhere' }])
      expect((await card(nora, body)).statusCode, JSON.stringify(body)).toBe(422)
  })
})
