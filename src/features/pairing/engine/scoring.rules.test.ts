import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cigar, Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { capitalize, joinWithAnd } from '#platform/text.rules.ts'
import { catalogue } from '#test/catalogue.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import { clampScore, pointsCounter, rankDrinks, scorePair } from './scoring.rules.ts'

const { cigars, drinks, familyOf, labelOf, matches } = catalogue
const rank = (cigar: CigarProfile, among: readonly Drink[] = drinks) => rankDrinks(cigar, among, catalogue)
const profile = (cigar: Cigar) => profileOf(cigar, undefined, [])

const anyCigar = fc.constantFrom(...cigars).map(profile)
const anyDrink = fc.constantFrom(...drinks)
const degree = fc.constantFrom<Degree>(1, 2, 3, 4, 5)
/** The wrapper of one cigar with the notes of another, and any weight. */
const inventedCigar = fc
  .record({ leaf: anyCigar, other: anyCigar, body: degree, strength: degree })
  .map(({ leaf, other, body, strength }): CigarProfile => ({ ...leaf, notes: other.notes, body, strength }))

/** First among all, and first among spirits: one of these two is recommended. */
function firstChoices(cigar: CigarProfile): Drink[] {
  const ranked = rank(cigar).map(({ drink }) => drink)
  return [ranked[0]!, ranked.find(drink => drink.kind === 'spirit')!]
}

test('The points of all reasons add up to the score, which is within 0 and 100', () => {
  fc.assert(
    fc.property(fc.oneof(anyCigar, inventedCigar), anyDrink, (cigar, drink) => {
      const { score, reasons } = scorePair({ cigar, drink, familyOf, labelOf, matches })
      expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(score)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      for (const { points } of reasons) expect(Number.isInteger(points) && points !== 0).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('Every reason is a clean phrase, and none occurs twice', () => {
  fc.assert(
    fc.property(fc.oneof(anyCigar, inventedCigar), anyDrink, (cigar, drink) => {
      const texts = scorePair({ cigar, drink, familyOf, labelOf, matches }).reasons.map(reason => reason.text)
      for (const text of texts) {
        expect(text).toMatch(/^\p{Lu}/u)
        expect(text).not.toMatch(/undefined|null|NaN| {2}|[!.]$|\b([a-z]+) \1\b/)
      }
      expect(new Set(texts).size).toBe(texts.length)
    }),
    { numRuns: 2000 },
  )
})

test('The ranking contains every drink once, best first, with the points of its score', () => {
  fc.assert(
    fc.property(anyCigar, anyDrink, (cigar, drink) => {
      const ranked = rank(cigar)
      expect(new Set(ranked.map(each => each.drink.id)).size).toBe(drinks.length)
      expect(ranked.every((each, at) => at === 0 || ranked[at - 1]!.points >= each.points)).toBe(true)
      const points = ranked.find(each => each.drink === drink)!.points
      expect(scorePair({ cigar, drink, familyOf, labelOf, matches }).score).toBe(clampScore(points, cigar))
    }),
    { numRuns: 40 },
  )
})

test('A list of drinks that is ranked again has the same points', () => {
  fc.assert(
    fc.property(fc.oneof(anyCigar, inventedCigar), cigar => {
      const again = [...drinks]
      const rankings = Array.from({ length: 3 }, () => rank(cigar, again))
      expect(rankings[1]).toEqual(rankings[0])
      expect(rankings[2]).toEqual(rankings[0])
    }),
    { numRuns: 40 },
  )
})

test('The ranking does not depend on the order of the drinks', () => {
  const order = (cigar: CigarProfile, among: readonly Drink[]) =>
    rank(cigar, among).map(({ drink }) => drink.id)
  fc.assert(
    fc.property(
      anyCigar,
      fc.shuffledSubarray([...drinks], { minLength: drinks.length }),
      (cigar, shuffled) => {
        const expected = order(cigar, drinks)
        expect(order(cigar, drinks)).toEqual(expected)
        expect(order(cigar, shuffled)).toEqual(expected)
      },
    ),
    { numRuns: 40 },
  )
})

test('The first choice for a mild cigar is never cask strength or peat', () => {
  const wrong = cigars
    .filter(cigar => cigar.body <= 2)
    .flatMap(cigar => firstChoices(profile(cigar)).map(drink => ({ cigar: cigar.id, drink })))
    .filter(({ drink }) => drink.proof > 110 || drink.smoke >= 2)
  expect(wrong.map(({ cigar, drink }) => `${cigar}: ${drink.id}`)).toEqual([])
})

test('Both hold for cigars outside the catalogue', () => {
  fc.assert(
    fc.property(inventedCigar, cigar => {
      for (const { id, proof, smoke, family } of firstChoices(cigar)) {
        if (cigar.body <= 2) expect({ id, ok: proof <= 110 && smoke < 2 }).toEqual({ id, ok: true })
        if (cigar.body >= 4) expect(family).not.toBe('white')
      }
    }),
    { numRuns: 400 },
  )
})

test('More smoke in the glass never helps a mild cigar', () => {
  fc.assert(
    fc.property(inventedCigar, anyDrink, fc.integer({ min: 0, max: 5 }), (cigar, drink, smoke) => {
      fc.pre(cigar.body <= 2 && smoke <= drink.smoke)
      const points = (smokiness: number) => rank(cigar, [{ ...drink, smoke: smokiness }])[0]!.points
      expect(points(drink.smoke)).toBeLessThanOrEqual(points(smoke))
    }),
  )
})

test('With a powerful cigar a heavier red scores more, but never as much as with a full one', () => {
  const reds = drinks.filter(({ family }) => family === 'red')
  fc.assert(
    fc.property(inventedCigar, fc.constantFrom(...reds), (cigar, red) => {
      const points = (body: Degree, weight: Degree) =>
        rank({ ...cigar, body, strength: body }, [{ ...red, weight }])[0]!.points
      const byWeight = ([1, 2, 3, 4, 5] as const).map(weight => points(5, weight))
      expect(byWeight.every((each, at) => at === 0 || each > byWeight[at - 1]!)).toBe(true)
      expect(points(5, 5)).toBeLessThan(points(4, 4))
    }),
  )
})

test('A drink that is too light loses more with each step, and one that is too heavy loses most', () => {
  const weightOf = (weight: Degree, body: Degree) => {
    const cigar = { ...profile(cigars[0]!), body, strength: body }
    const { reasons } = scorePair({ cigar, drink: { ...drinks[0]!, weight }, familyOf, labelOf, matches })
    return reasons.find(({ text }) => /weight|slightly|too (heavy|light)/.test(text))?.points ?? 0
  }
  const lighter = ([5, 4, 3] as const).map(weight => weightOf(weight, 5))
  const steps = lighter.slice(1).map((points, at) => lighter[at]! - points)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(weightOf(3, 2)).toBeLessThan(weightOf(2, 3))
})

test('A ranking adds the same points as the principles one by one, for every size of a line', () => {
  const pointsOf = pointsCounter()
  const lines = cigars.filter((_, at) => at % 40 === 0)
  const sizes = lines.flatMap(cigar => cigar.vitolas.map(vitola => profile({ ...cigar, vitolas: [vitola] })))
  const wrong = sizes.flatMap((cigar, at) =>
    rank(cigar)
      .filter((_, place) => place % 7 === at % 7)
      .filter(({ drink, points }) => pointsOf({ cigar, drink, familyOf, labelOf, matches }) !== points)
      .map(({ drink }) => `${cigar.id} ${drink.id}`),
  )
  expect(wrong).toEqual([])
})

test('Lists are joined with commas and “and”', () => {
  expect([[], ['oak'], ['oak', 'fig'], ['oak', 'fig', 'salt']].map(joinWithAnd)).toEqual([
    '',
    'oak',
    'oak and fig',
    'oak, fig and salt',
  ])
  expect(capitalize('oak')).toBe('Oak')
})
