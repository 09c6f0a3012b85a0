import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { sizeForTime } from '../size-for-time.rules.ts'
import { type EveningPick, eveningMinutes, eveningPick } from '../tonight.contract.ts'
import { dayOfEvening } from './tonight.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const requestPick = (person: TestMember, body: object = {}) => person.request('POST', '/api/tonight', body)
async function pick(person: TestMember, body: object = {}): Promise<EveningPick> {
  const answer = await requestPick(person, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(eveningPick, answer.json())
}
const refuse = (person: TestMember, cigarId: string) =>
  person.request('PUT', `/api/tonight/refused/${cigarId}`, {})
const allow = (person: TestMember, cigarId: string) =>
  person.request('DELETE', `/api/tonight/refused/${cigarId}`)
const addToBar = (person: TestMember, drinkId: string) => person.request('PUT', `/api/bar/${drinkId}`, {})
const drinkOf = (kind: string, index = 0) =>
  server.catalogue.drinks.filter(drink => drink.kind === kind)[index]!

async function insertIntoVault(person: TestMember, cigar: Cigar, rating: number | null): Promise<void> {
  await server.database.owner.query(
    `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, cigar_id)
      values ($1, $2, 'spirit', 'Rum', 'Kept.', $3, $4)`,
    [person.id, `${cigar.brand} ${cigar.line}`, rating, cigar.id],
  )
}
/** Cigars with a size that fits the time. */
const cigarsFor = (minutes: number, count: number) =>
  server.catalogue.cigars.filter(cigar => sizeForTime(cigar, minutes)).slice(0, count)

describe('a pick for the evening', () => {
  it('has a pair, its points and whole sentences that say why', async () => {
    const grace = await createMember(server, 'grace')
    const { cigar, drink, score, reasons, why, cigarFrom, drinkFrom } = await pick(grace)
    expect(server.catalogue.cigarsById.has(cigar.id)).toBe(true)
    expect(server.catalogue.drinksById.has(drink.id)).toBe(true)
    expect([cigarFrom, drinkFrom]).toEqual(['house', 'house'])
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    expect(why).toHaveLength(4)
    for (const sentence of why) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    expect(why.join(' ')).toContain('not in your bar')
  })

  it('has a size that fits the time, and says how long it takes', async () => {
    const ada = await createMember(server, 'ada')
    for (const minutes of eveningMinutes) {
      const picked = await pick(ada, { minutes })
      const profile = sizeForTime(server.catalogue.cigarsById.get(picked.cigar.id)!, minutes)!
      expect(picked.minutes).toBe(profile.minutes)
      expect(picked.minutes).toBeLessThanOrEqual(minutes + 5)
      expect(picked.cigar.drawing).toMatchObject({ lengthInches: profile.vitola.lengthInches })
      expect(picked.why[1]).toContain(`about ${picked.minutes} minutes`)
    }
  })

  it('is stable within a day, and is not saved in the vault', async () => {
    const alan = await createMember(server, 'alan')
    for (const cigar of cigarsFor(60, 9)) await insertIntoVault(alan, cigar, 4)
    const first = await pick(alan)
    for (const time of ['second', 'third']) expect(await pick(alan), `the ${time} time`).toEqual(first)
    expect((await alan.request('GET', '/api/saved-pairings')).json().pairings).toHaveLength(9)
  })

  it('prefers cigars of the vault, the best rated first', async () => {
    const hedy = await createMember(server, 'hedy')
    const [unrated, three, five, poor] = cigarsFor(60, 4)
    await insertIntoVault(hedy, unrated!, null)
    await insertIntoVault(hedy, three!, 3)
    await insertIntoVault(hedy, five!, 5)
    await insertIntoVault(hedy, poor!, 2)
    const seen: string[] = []
    const sources: string[] = []
    for (let time = 0; time < 4; time++) {
      const { cigar, cigarFrom, why } = await pick(hedy, { seen })
      seen.push(cigar.id)
      sources.push(cigarFrom)
      if (time === 0) expect(why[0]).toContain('five stars')
    }
    expect(seen.slice(0, 3)).toEqual([five!.id, three!.id, unrated!.id])
    expect(sources).toEqual(['vault', 'vault', 'vault', 'house'])
    expect(seen[3], 'a cigar with two stars is not offered').not.toBe(poor!.id)
  })

  it('omits a cigar that has no size for the time', async () => {
    const edsger = await createMember(server, 'edsger')
    const long = server.catalogue.cigars.find(cigar => !sizeForTime(cigar, 45))!
    await insertIntoVault(edsger, long, 5)
    expect((await pick(edsger, { minutes: 45 })).cigar.id).not.toBe(long.id)
    expect((await pick(edsger, { minutes: 120 })).cigar.id).toBe(long.id)
  })
})

describe('the drink of a pick', () => {
  it('is from the member’s bar, of the requested kind', async () => {
    const barbara = await createMember(server, 'barbara')
    const [mocktail, otherMocktail] = [drinkOf('mocktail'), drinkOf('mocktail', 1)]
    for (const drink of [mocktail, otherMocktail]) await addToBar(barbara, drink.id)
    const fromBar = await pick(barbara)
    expect([mocktail.id, otherMocktail.id]).toContain(fromBar.drink.id)
    expect(fromBar.drinkFrom).toBe('bar')
    expect(fromBar.why[2]).toContain(fromBar.drink.name)
    expect(fromBar.why[2]).toMatch(/\byour (own )?/i)
    expect(fromBar.why[2]).not.toContain('not in your bar')
    const wine = await pick(barbara, { kind: 'wine' })
    expect([wine.drink.kind, wine.drinkFrom]).toEqual(['wine', 'house'])
    expect(wine.why.join(' ')).toContain('not in your bar')
  })

  it('is the drink of the bar with the highest score', async () => {
    const donald = await createMember(server, 'donald')
    const [cigar] = cigarsFor(60, 1)
    await insertIntoVault(donald, cigar!, 5)
    const scores = new Map<string, number>()
    for (const kind of ['spirit', 'mocktail', 'wine'])
      for (const index of [0, 7, 20]) {
        const drink = drinkOf(kind, index)
        await addToBar(donald, drink.id)
        const { score, drinkFrom } = await pick(donald, { kind })
        if (drinkFrom === 'bar') scores.set(`${kind} ${index}`, score)
      }
    expect(scores.size).toBeGreaterThan(3)
    expect((await pick(donald)).score).toBe(Math.max(...scores.values()))
  })
})

describe('“Not this one”', () => {
  it('applies to every day and time, until the cigar is allowed again', async () => {
    const ken = await createMember(server, 'ken')
    const [first, second] = cigarsFor(30, 2)
    await insertIntoVault(ken, first!, 5)
    await insertIntoVault(ken, second!, 4)
    expect((await pick(ken)).cigar.id).toBe(first!.id)
    for (const time of ['once', 'twice'])
      expect((await refuse(ken, first!.id)).json(), time).toEqual({ done: true })
    for (const minutes of eveningMinutes) expect((await pick(ken, { minutes })).cigar.id).toBe(second!.id)
    for (const time of ['once', 'twice'])
      expect((await allow(ken, first!.id)).json(), time).toEqual({ done: true })
    expect((await pick(ken)).cigar.id).toBe(first!.id)
  })

  it('can be repeated all evening without running out of cigars', async () => {
    const sofia = await createMember(server, 'sofia')
    const refused = new Set<string>()
    for (let time = 0; time < 65; time++) {
      const { cigar } = await pick(sofia, { minutes: 30 })
      refused.add(cigar.id)
      await refuse(sofia, cigar.id)
    }
    expect(refused.size).toBe(65)
  }, 60_000)

  it('applies to one member: others still get the cigar, and cannot allow it for them', async () => {
    const [ann, ben] = [await createMember(server, 'ann'), await createMember(server, 'ben')]
    const [cigar] = cigarsFor(60, 1)
    for (const person of [ann, ben]) await insertIntoVault(person, cigar!, 5)
    await refuse(ann, cigar!.id)
    expect((await pick(ben)).cigar.id).toBe(cigar!.id)
    await allow(ben, cigar!.id)
    expect((await pick(ann)).cigar.id).not.toBe(cigar!.id)
  })

  it('is not looked at while the memory is off', async () => {
    const nellie = await createMember(server, 'nellie')
    const setMemory = (memory_enabled: boolean) =>
      nellie.request('PATCH', '/api/settings', { memory_enabled })
    await setMemory(false)
    const { cigar } = await pick(nellie)
    await refuse(nellie, cigar.id)
    expect((await pick(nellie)).cigar.id).toBe(cigar.id)
    await setMemory(true)
    expect((await pick(nellie)).cigar.id).not.toBe(cigar.id)
  })

  it('is listed by name, the latest first, and leaves the list when the cigar is allowed', async () => {
    const grete = await createMember(server, 'grete')
    const [first, second] = cigarsFor(60, 2)
    for (const cigar of [first!, second!]) await refuse(grete, cigar.id)
    const list = async () => (await grete.request('GET', '/api/tonight/refused')).json().cigars
    expect(await list()).toEqual([second, first].map(cigar => ({ id: cigar!.id, name: cigarName(cigar!) })))
    await allow(grete, second!.id)
    expect((await list()).map(({ id }: Cigar) => id)).toEqual([first!.id])
  })

  it('is refused for a cigar outside the catalogue', async () => {
    const cleo = await createMember(server, 'cleo')
    const answer = await refuse(cleo, 'a-rolled-leaf')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'NO_SUCH_CIGAR', error: 'We don’t know that cigar.' },
    ])
  })
})

describe('“Another one”', () => {
  it('continues from the vault to the catalogue and never offers the same cigar twice', async () => {
    const dora = await createMember(server, 'dora')
    for (const cigar of cigarsFor(60, 3)) await insertIntoVault(dora, cigar, 5)
    const seen: string[] = []
    for (let time = 0; time < 20; time++) seen.push((await pick(dora, { minutes: 30, seen })).cigar.id)
    expect(new Set(seen).size).toBe(20)
    const tooMany = Array.from({ length: 51 }, (_, index) => `cigar-${index}`)
    expect((await requestPick(dora, { seen: tooMany })).json().code).toBe('INVALID_INPUT')
  }, 30_000)
})

describe('an evening for which nothing fits', () => {
  it('is refused', async () => {
    const eve = await createMember(server, 'eve')
    await server.database.owner.query(
      'insert into tonight_refused (user_id, cigar_id) select $1, unnest($2::text[])',
      [eve.id, server.catalogue.cigars.map(({ id }) => id)],
    )
    const answer = await requestPick(eve)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'NOTHING_FITS', error: 'We have no cigar that fits that time. Try another.' },
    ])
  })
})

describe('a member’s taste', () => {
  it('is part of the score and its reasons', async () => {
    const finn = await createMember(server, 'finn')
    const rum = server.catalogue.drinks.filter(({ family }) => family === 'rum').slice(0, 5)
    await server.database.owner.query(
      `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, drink_id)
        select $1, 'Unknown', 'spirit', id, 'Kept.', 5, id from unnest($2::text[]) id`,
      [finn.id, rum.map(({ id }) => id)],
    )
    for (const { id } of rum) await addToBar(finn, id)
    const { reasons, score } = await pick(finn)
    expect(reasons.map(({ text }) => text).join()).toContain('You rated')
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    await finn.request('PATCH', '/api/settings', { taste_enabled: false })
    expect(JSON.stringify((await pick(finn)).reasons)).not.toContain('You rated')
  })
})

describe('a member whose memory is off', () => {
  it('gets cigar and drink of the catalogue, whatever their vault, bar and stars hold', async () => {
    const mary = await createMember(server, 'mary')
    const plain = await createMember(server, 'plain')
    const [cigar] = cigarsFor(60, 1)
    await insertIntoVault(mary, cigar!, 5)
    await addToBar(mary, drinkOf('spirit').id)
    expect(await pick(mary)).toMatchObject({ cigarFrom: 'vault', drinkFrom: 'bar' })
    for (const person of [mary, plain])
      await person.request('PATCH', '/api/settings', { memory_enabled: false })
    const picked = await pick(mary)
    expect(picked).toEqual(await pick(plain))
    expect(picked).toMatchObject({ cigarFrom: 'house', drinkFrom: 'house' })
    expect(picked.why[0]).toMatch(/memory setting (is )?off/)
  })
})

it('An evening lasts until six in the morning', () => {
  expect(dayOfEvening(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
  expect(dayOfEvening(new Date(2026, 10, 22, 5, 59))).toBe('2026-11-21')
  expect(dayOfEvening(new Date(2026, 10, 22, 6, 0))).toBe('2026-11-22')
})
