import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Degree, type Drink, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { type CigarProfile, profileOf } from '#features/pairing/engine/profile.rules.ts'
import { personalPointsCounter, pointsCounter, scorePair } from '#features/pairing/engine/scoring.rules.ts'
import { suggestCigars } from '#features/pairing/engine/suggest-cigars.rules.ts'
import { suggestDrinks } from '#features/pairing/engine/suggestions.rules.ts'
import { catalogue } from '#test/catalogue.ts'
import {
  learnTaste,
  maxLeaningPoints,
  maxTastePoints,
  noTaste,
  type RatedPairing,
  type Taste,
  tastePrinciple,
} from './taste.rules.ts'

const { cigars, drinks } = catalogue
const padron = catalogue.cigarsById.get('padron-1964-anniversary')!
const peated = drinks.filter(({ family }) => family === 'scotch-peated')
const rums = drinks.filter(({ family, recipe }) => family === 'rum' && recipe.length === 0)
const profile = (cigar: (typeof cigars)[number]) => profileOf(cigar, undefined, [])

const rated = (ratedDrinks: readonly Drink[], ...ratings: number[]): RatedPairing[] =>
  ratings.map((rating, index) => ({ cigar: undefined, drink: ratedDrinks[index]!, rating }))
const learn = (ratings: readonly RatedPairing[]): Taste => ({ isOn: true, ...learnTaste(ratings) })
const pointsAbout = (taste: Taste, about: string) =>
  taste.leanings.find(leaning => leaning.about === about)?.points ?? 0

const anyDrink = fc.constantFrom(...drinks)
const anyCigar = fc.constantFrom(...cigars)
const degree = fc.constantFrom<Degree>(1, 2, 3, 4, 5)
const inventedCigar = fc
  .record({ leaf: anyCigar.map(profile), flavors: anyCigar.map(profile), body: degree, strength: degree })
  .map(
    ({ leaf, flavors, body, strength }): CigarProfile => ({ ...leaf, notes: flavors.notes, body, strength }),
  )
const anyRatings = fc.array(
  fc.record({
    cigar: fc.option(anyCigar, { nil: undefined }),
    drink: fc.option(anyDrink, { nil: undefined }),
    rating: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 60 },
)
const anyTaste = anyRatings.map(learn)
/** Five stars for every drink that is forbidden with a mild cigar. */
const peatLover = learn(
  drinks
    .filter(({ smoke, proof }) => smoke >= 2 || proof > 110)
    .map(drink => ({ cigar: undefined, drink, rating: 5 })),
)

describe('A taste is learned', () => {
  test('from two ratings that agree, with more points for more of them, up to three', () => {
    const points = [1, 2, 3, 4, 5, 9].map(times =>
      pointsAbout(learn(rated(peated, ...Array<number>(times).fill(1))), 'Peat'),
    )
    expect(points).toEqual([0, -1, -2, -3, -3, -3])
  })

  test('with a text in the words of a member', () => {
    const { leanings, ratings } = learn([...rated(peated, 1, 2, 1, 1), ...rated(rums, 5, 4, 5, 5)])
    expect(ratings).toBe(8)
    expect(leanings).toEqual(
      expect.arrayContaining([
        { of: 'drink', about: 'Peat', points: -3, ratings: 4, text: 'You rated peat low' },
        { of: 'drink', about: 'Rum', points: 3, ratings: 4, text: 'You rated rum high' },
      ]),
    )
  })

  test('not from three stars, and ratings that disagree cancel out', () => {
    expect(learn(rated(peated, 3, 3, 3, 3)).leanings).toEqual([])
    expect(pointsAbout(learn(rated(peated, 1, 1, 1, 5)), 'Peat')).toBe(-1)
    expect(pointsAbout(learn(rated(peated, 1, 1, 5, 5)), 'Peat')).toBe(0)
  })

  test('for cigars as well', () => {
    const strong = cigars.filter(({ strength }) => strength === 5).slice(0, 4)
    const taste = learn(strong.map(cigar => ({ cigar, drink: undefined, rating: 2 })))
    expect(pointsAbout(taste, 'Strong cigars')).toBe(-3)
  })

  test('not from pairings outside the catalogue', () => {
    const unknown = { cigar: undefined, drink: undefined, rating: 5 }
    expect(learnTaste([unknown, unknown, unknown])).toEqual({ ratings: 0, leanings: [] })
  })

  test('whatever the order of the ratings', () => {
    fc.assert(
      fc.property(anyRatings, ratings => {
        expect(learnTaste([...ratings].reverse())).toEqual(learnTaste(ratings))
      }),
      { numRuns: 60 },
    )
  })

  test('with at most three points per leaning, strongest first, each with a text', () => {
    fc.assert(
      fc.property(anyTaste, ({ leanings }) => {
        const sizes = leanings.map(({ points }) => Math.abs(points))
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
        for (const { points, text } of leanings) {
          expect(Math.abs(points)).toBeGreaterThanOrEqual(1)
          expect(Math.abs(points)).toBeLessThanOrEqual(maxLeaningPoints)
          expect(text).toMatch(points > 0 ? /^You rated .+ high$/ : /^You rated .+ low$/)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('A taste in a score', () => {
  test('adds up with all other points, and never exceeds five', () => {
    fc.assert(
      fc.property(anyTaste, inventedCigar, anyDrink, (taste, cigar, drink) => {
        const principles = [tastePrinciple(taste)]
        const pair = { ...catalogue, cigar, drink }
        const { score, reasons } = scorePair(pair, principles)
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        const tastePoints = personalPointsCounter(principles)(pair)
        expect(Math.abs(tastePoints)).toBeLessThanOrEqual(maxTastePoints)
        expect(pointsCounter(principles)(pair)).toBe(pointsCounter()(pair) + tastePoints)
        const tasteReasons = reasons.filter(({ text }) => text.startsWith('You rated'))
        expect(tasteReasons.reduce((sum, { points }) => sum + points, 0)).toBe(tastePoints)
        expect(new Set(reasons.map(({ text }) => text)).size).toBe(reasons.length)
      }),
      { numRuns: 1500 },
    )
  })

  test('reaches five if several leanings favor a drink', () => {
    const sweetRum = rums.find(({ sweetness }) => sweetness >= 4)!
    const taste = learn(rated([sweetRum, sweetRum, sweetRum, sweetRum], 5, 5, 5, 5))
    const pair = { ...catalogue, cigar: profile(padron), drink: sweetRum }
    expect(personalPointsCounter([tastePrinciple(taste)])(pair)).toBe(maxTastePoints)
  })

  test('does not change the score if it is switched off or empty', () => {
    fc.assert(
      fc.property(anyTaste, anyCigar, anyDrink, (taste, cigar, drink) => {
        const pair = { ...catalogue, cigar: profile(cigar), drink }
        for (const off of [{ ...taste, isOn: false }, noTaste])
          expect(scorePair(pair, [tastePrinciple(off)])).toEqual(scorePair(pair))
      }),
      { numRuns: 200 },
    )
    for (const cigar of cigars.filter((_, index) => index % 211 === 0))
      for (const kind of drinkKinds)
        expect(suggestDrinks(profile(cigar), drinks, kind, catalogue, [tastePrinciple(noTaste)])).toEqual(
          suggestDrinks(profile(cigar), drinks, kind, catalogue),
        )
  })

  test('applies only to what is being chosen', () => {
    fc.assert(
      fc.property(anyTaste, anyCigar, anyDrink, (taste, cigar, drink) => {
        const pair = { ...catalogue, cigar: profile(cigar), drink }
        const reasonsFor = (chosen: 'cigar' | 'drink') => {
          const texts: string[] = []
          tastePrinciple(taste, [chosen])(pair, (_, text) => texts.push(text()))
          return texts
        }
        const leaningsOf = (chosen: 'cigar' | 'drink') =>
          taste.leanings.filter(leaning => leaning.of === chosen).map(({ text }) => text)
        expect(leaningsOf('drink')).toEqual(expect.arrayContaining(reasonsFor('drink')))
        expect(leaningsOf('cigar')).toEqual(expect.arrayContaining(reasonsFor('cigar')))
      }),
      { numRuns: 200 },
    )
  })

  test('changes the suggestions: a member who rated peat low gets less of it', () => {
    const smokyCount = (taste: Taste) =>
      cigars
        .filter(({ body }, index) => body >= 4 && index % 3 === 0)
        .flatMap(cigar =>
          suggestDrinks(profile(cigar), drinks, 'spirit', catalogue, [tastePrinciple(taste, ['drink'])]),
        )
        .filter(({ drink }) => drink.smoke >= 2).length
    const [hated, neutral, loved] = [1, 3, 5].map(stars =>
      smokyCount(learn(rated(peated, stars, stars, stars, stars))),
    )
    expect(hated!).toBeLessThan(neutral!)
    expect(neutral!).toBeLessThan(loved!)
  })
})

describe('A forbidden pair is not suggested for any taste:', () => {
  test('a mild cigar gets neither cask strength nor peat', () => {
    const principles = [tastePrinciple(peatLover, ['drink'])]
    const forbidden = cigars
      .filter(({ body }) => body <= 2)
      .flatMap(cigar => suggestDrinks(profile(cigar), drinks, 'spirit', catalogue, principles))
      .filter(({ drink }) => drink.proof > 110 || drink.smoke >= 2)
    expect(forbidden.map(({ drink }) => drink.id)).toEqual([])
  })

  test('neither does any invented cigar, with any taste', () => {
    fc.assert(
      fc.property(anyTaste, inventedCigar, fc.constantFrom(...drinkKinds), (taste, cigar, kind) => {
        const three = suggestDrinks(cigar, drinks, kind, catalogue, [tastePrinciple(taste, ['drink'])])
        expect(three.length).toBeGreaterThanOrEqual(2)
        expect(new Set(three.map(({ drink }) => drink.family)).size).toBe(three.length)
        for (const { drink } of three) {
          if (cigar.body <= 2) expect([drink.smoke < 2, drink.proof <= 110]).toEqual([true, true])
          if (cigar.body >= 4) expect(drink.family === 'white' && drink.weight < cigar.body).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a peated or overproof drink gets no mild cigar', () => {
    for (const drink of drinks.filter(({ smoke, proof }) => smoke >= 3 || proof > 115))
      expect(suggestCigars(drink, cigars, 3, catalogue).every(({ cigar }) => cigar.body > 2)).toBe(true)
  })
})

describe('With any taste', () => {
  const pointsOf = (taste: Taste, cigar: CigarProfile, drink: Drink) =>
    pointsCounter([tastePrinciple(taste, ['drink'])])({ ...catalogue, cigar, drink })

  test('more smoke never helps a drink with a mild cigar', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyTaste, fc.constant(peatLover)),
        inventedCigar,
        anyDrink,
        fc.integer({ min: 0, max: 5 }),
        (taste, cigar, drink, smoke) => {
          fc.pre(cigar.body <= 2 && smoke <= drink.smoke)
          expect(pointsOf(taste, cigar, drink)).toBeLessThanOrEqual(
            pointsOf(taste, cigar, { ...drink, smoke }),
          )
        },
      ),
    )
  })

  test('more proof never helps a spirit with a cigar that is not full', () => {
    const spirits = drinks.filter(({ kind, proof }) => kind === 'spirit' && proof >= 80)
    fc.assert(
      fc.property(
        fc.oneof(anyTaste, fc.constant(peatLover)),
        inventedCigar,
        fc.constantFrom(...spirits),
        fc.integer({ min: 0, max: 70 }),
        (taste, cigar, drink, more) => {
          fc.pre(cigar.body <= 4)
          const stronger = { ...drink, proof: drink.proof + more }
          expect(pointsOf(taste, cigar, stronger)).toBeLessThanOrEqual(pointsOf(taste, cigar, drink))
        },
      ),
    )
  })

  test('a white wine loses with each step of body, and a mild cigar makes each heavier drink lose', () => {
    const pale = drinks.filter(({ family }) => family === 'white')
    fc.assert(
      fc.property(anyTaste, inventedCigar, fc.constantFrom(...pale), (taste, cigar, wine) => {
        const points = (body: Degree) =>
          pointsOf(
            taste,
            { ...cigar, body, strength: body },
            { ...wine, weight: body, acidity: 2, tannin: 0 },
          )
        expect(points(4)).toBeLessThan(points(3))
        expect(points(3)).toBeLessThan(points(2))
      }),
    )
    fc.assert(
      fc.property(anyTaste, anyCigar, anyDrink, (taste, cigar, drink) => {
        const mild = { ...profile(cigar), body: 1, strength: 1 } as const
        const points = ([1, 2, 3, 4] as const).map(weight => pointsOf(taste, mild, { ...drink, weight }))
        for (const [index, value] of points.slice(1).entries()) expect(value).toBeLessThan(points[index]!)
      }),
    )
  })
})
