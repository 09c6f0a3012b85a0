import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { join, type Person } from '#test/people.ts'
import { sizeForTime } from '../size-for-time.rules.ts'
import { type EveningPick, eveningMinutes, eveningPick } from '../tonight.contract.ts'
import { dayOfEvening } from './tonight.routes.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ isPlanted: false })
})
afterAll(() => house.close())

const ask = (person: Person, asked: object = {}) => person.ask('POST', '/api/tonight', asked)
async function pick(person: Person, asked: object = {}): Promise<EveningPick> {
  const answer = await ask(person, asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(eveningPick, answer.json())
}
const refuse = (person: Person, cigarId: string) => person.ask('PUT', `/api/tonight/refused/${cigarId}`, {})
const allow = (person: Person, cigarId: string) => person.ask('DELETE', `/api/tonight/refused/${cigarId}`)
const pourAt = (person: Person, drinkId: string) => person.ask('PUT', `/api/bar/${drinkId}`, {})
const drinkOf = (kind: string, at = 0) => house.catalogue.drinks.filter(each => each.kind === kind)[at]!

/** Into the vault, as if it had been saved there some time. */
async function keep(person: Person, cigar: Cigar, rating: number | null): Promise<void> {
  await house.database.owner.query(
    `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, cigar_id)
      values ($1, $2, 'spirit', 'Rum', 'Kept.', $3, $4)`,
    [person.id, `${cigar.brand} ${cigar.line}`, rating, cigar.id],
  )
}
/** Lines that take an hour at most, no two of them alike to a member. */
const linesFor = (minutes: number, count: number) =>
  house.catalogue.cigars.filter(cigar => sizeForTime(cigar, minutes)).slice(0, count)

describe('a pick for the evening', () => {
  it('comes with a pair, its points and whole sentences that say why', async () => {
    const grace = await join(house, 'grace')
    const { cigar, drink, score, reasons, why, cigarFrom, drinkFrom } = await pick(grace)
    expect(house.catalogue.cigarsById.has(cigar.id)).toBe(true)
    expect(house.catalogue.drinksById.has(drink.id)).toBe(true)
    expect([cigarFrom, drinkFrom]).toEqual(['house', 'house'])
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    expect(why).toHaveLength(4)
    for (const sentence of why) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    expect(why.join(' ')).toContain('not in your bar')
  })

  it('takes a size of the line that fits the time, and says how long it takes', async () => {
    const ada = await join(house, 'ada')
    for (const minutes of eveningMinutes) {
      const found = await pick(ada, { minutes })
      const profile = sizeForTime(house.catalogue.cigarsById.get(found.cigar.id)!, minutes)!
      expect(found.minutes).toBe(profile.minutes)
      expect(found.minutes).toBeLessThanOrEqual(minutes + 5)
      expect(found.cigar.drawing).toMatchObject({ lengthInches: profile.vitola.lengthInches })
      expect(found.why[1]).toContain(`about ${found.minutes} minutes`)
    }
  })

  it('is the same for the same state and day, and is not kept in the vault', async () => {
    const alan = await join(house, 'alan')
    for (const cigar of linesFor(60, 9)) await keep(alan, cigar, 4)
    const first = await pick(alan)
    for (const time of ['second', 'third']) expect(await pick(alan), `the ${time} time`).toEqual(first)
    expect((await alan.ask('GET', '/api/saved-pairings')).json().pairings).toHaveLength(9)
  })

  it('takes a cigar of the vault before one of the house, with the most stars first', async () => {
    const hedy = await join(house, 'hedy')
    const [unrated, three, five, poor] = linesFor(60, 4)
    await keep(hedy, unrated!, null)
    await keep(hedy, three!, 3)
    await keep(hedy, five!, 5)
    await keep(hedy, poor!, 2)
    const seen: string[] = []
    const told: string[] = []
    for (let time = 0; time < 4; time++) {
      const { cigar, cigarFrom, why } = await pick(hedy, { seen })
      seen.push(cigar.id)
      told.push(cigarFrom)
      if (time === 0) expect(why[0]).toContain('five stars')
    }
    expect(seen.slice(0, 3)).toEqual([five!.id, three!.id, unrated!.id])
    expect(told).toEqual(['vault', 'vault', 'vault', 'house'])
    expect(seen[3], 'two stars are not an invitation').not.toBe(poor!.id)
  })

  it('leaves out a line that has no size for the time', async () => {
    const edsger = await join(house, 'edsger')
    const long = house.catalogue.cigars.find(cigar => !sizeForTime(cigar, 45))!
    await keep(edsger, long, 5)
    expect((await pick(edsger, { minutes: 45 })).cigar.id).not.toBe(long.id)
    expect((await pick(edsger, { minutes: 120 })).cigar.id).toBe(long.id)
  })
})

describe('the drink of a pick', () => {
  it('is one of the member’s bar, of the kind that is asked for', async () => {
    const barbara = await join(house, 'barbara')
    const [soft, another] = [drinkOf('mocktail'), drinkOf('mocktail', 1)]
    for (const drink of [soft, another]) await pourAt(barbara, drink.id)
    const own = await pick(barbara)
    expect([soft.id, another.id]).toContain(own.drink.id)
    expect(own.drinkFrom).toBe('bar')
    expect(own.why[2]).toContain(own.drink.name)
    expect(own.why[2]).toMatch(/\b(is|in|have) .*\byour (own )?bar\b/i)
    expect(own.why[2]).not.toContain('not in your bar')
    const wine = await pick(barbara, { kind: 'wine' })
    expect([wine.drink.kind, wine.drinkFrom]).toEqual(['wine', 'house'])
    expect(wine.why.join(' ')).toContain('not in your bar')
  })

  it('is the one of the bar that goes best with the cigar', async () => {
    const donald = await join(house, 'donald')
    const [cigar] = linesFor(60, 1)
    await keep(donald, cigar!, 5)
    const scores = new Map<string, number>()
    for (const kind of ['spirit', 'mocktail', 'wine'])
      for (const at of [0, 7, 20]) {
        const drink = drinkOf(kind, at)
        await pourAt(donald, drink.id)
        const { score, drinkFrom } = await pick(donald, { kind })
        if (drinkFrom === 'bar') scores.set(`${kind} ${at}`, score)
      }
    expect(scores.size).toBeGreaterThan(3)
    expect((await pick(donald)).score).toBe(Math.max(...scores.values()))
  })
})

describe('“Not this one”', () => {
  it('is remembered on every day and for every time, until it is allowed again', async () => {
    const ken = await join(house, 'ken')
    const [first, second] = linesFor(30, 2)
    await keep(ken, first!, 5)
    await keep(ken, second!, 4)
    expect((await pick(ken)).cigar.id).toBe(first!.id)
    for (const time of ['once', 'twice'])
      expect((await refuse(ken, first!.id)).json(), time).toEqual({ done: true })
    for (const minutes of eveningMinutes) expect((await pick(ken, { minutes })).cigar.id).toBe(second!.id)
    for (const time of ['once', 'twice'])
      expect((await allow(ken, first!.id)).json(), time).toEqual({ done: true })
    expect((await pick(ken)).cigar.id).toBe(first!.id)
  })

  it('can be said all evening long: the house does not run out of cigars', async () => {
    const sofia = await join(house, 'sofia')
    const refused = new Set<string>()
    for (let time = 0; time < 65; time++) {
      const { cigar } = await pick(sofia, { minutes: 30 })
      refused.add(cigar.id)
      await refuse(sofia, cigar.id)
    }
    expect(refused.size).toBe(65)
  }, 60_000)

  it('is one member’s own: others are still offered the cigar, and cannot allow it for them', async () => {
    const [ann, ben] = [await join(house, 'ann'), await join(house, 'ben')]
    const [cigar] = linesFor(60, 1)
    for (const person of [ann, ben]) await keep(person, cigar!, 5)
    await refuse(ann, cigar!.id)
    expect((await pick(ben)).cigar.id).toBe(cigar!.id)
    await allow(ben, cigar!.id)
    expect((await pick(ann)).cigar.id).not.toBe(cigar!.id)
  })

  it('is said of cigars of the catalogue only', async () => {
    const cleo = await join(house, 'cleo')
    const answer = await refuse(cleo, 'a-rolled-leaf')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'NO_SUCH_CIGAR', error: 'We do not know that cigar.' },
    ])
  })
})

describe('“Another one”', () => {
  it('walks on, from the vault to what the house would choose, and never offers the same cigar twice', async () => {
    const dora = await join(house, 'dora')
    for (const cigar of linesFor(60, 3)) await keep(dora, cigar, 5)
    const seen: string[] = []
    for (let time = 0; time < 20; time++) seen.push((await pick(dora, { minutes: 30, seen })).cigar.id)
    expect(new Set(seen).size).toBe(20)
    const tooMany = Array.from({ length: 51 }, (_, at) => `cigar-${at}`)
    expect((await ask(dora, { seen: tooMany })).json().code).toBe('INVALID_INPUT')
  }, 30_000)
})

describe('an evening for which nothing fits', () => {
  it('says so instead of offering something that does not', async () => {
    const eve = await join(house, 'eve')
    await house.database.owner.query(
      'insert into tonight_refused (user_id, cigar_id) select $1, unnest($2::text[])',
      [eve.id, house.catalogue.cigars.map(({ id }) => id)],
    )
    const answer = await ask(eve)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'NOTHING_FITS', error: 'Nothing we know of yours fits that time. Try another one.' },
    ])
  })
})

describe('a member’s taste', () => {
  it('counts in the score where there is one, and shows in its points', async () => {
    const finn = await join(house, 'finn')
    const rum = house.catalogue.drinks.filter(({ family }) => family === 'rum').slice(0, 5)
    await house.database.owner.query(
      `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, drink_id)
        select $1, 'Unknown', 'spirit', id, 'Kept.', 5, id from unnest($2::text[]) id`,
      [finn.id, rum.map(({ id }) => id)],
    )
    for (const { id } of rum) await pourAt(finn, id)
    const { reasons, score } = await pick(finn)
    expect(reasons.map(({ text }) => text).join()).toContain('You rated')
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    await finn.ask('PATCH', '/api/settings', { taste_enabled: false })
    expect(JSON.stringify((await pick(finn)).reasons)).not.toContain('You rated')
  })
})

it('An evening lasts until six in the morning', () => {
  expect(dayOfEvening(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
  expect(dayOfEvening(new Date(2026, 10, 22, 5, 59))).toBe('2026-11-21')
  expect(dayOfEvening(new Date(2026, 10, 22, 6, 0))).toBe('2026-11-22')
})
