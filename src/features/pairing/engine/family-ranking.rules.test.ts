import { describe, expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { inventedPair, plainCigar, plainDrink } from '#test/invented-pair.ts'
import {
  chooseBottles,
  isPoorThird,
  placeOf,
  type RankedFamily,
  rankFamilies,
} from './family-ranking.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { noPopularity } from './turns.rules.ts'

const knowledge = inventedPair({}, {})
const bottle = (family: Drink['family'], at: number, changed: Partial<Drink> = {}): Drink => ({
  ...plainDrink,
  id: `${family}-${at}`,
  family,
  ...changed,
})

test('A large family is ranked by its best tenth, other-spirit by its best four', () => {
  const ranked = (['rum', 'other-spirit'] as const).flatMap(family =>
    Array.from({ length: 80 }, (_, at) => ({ drink: bottle(family, at), points: at < 4 ? 80 : 40 })),
  )
  const [first, second] = rankFamilies(ranked, plainCigar, knowledge)
  expect([first!.family, second!.family]).toEqual(['other-spirit', 'rum'])
  expect(first!.strength - second!.strength).toBeCloseTo(0.1 * 20)
})

describe('The place of a bottle', () => {
  const family = (
    name: Drink['family'],
    ...bottles: [points: number, changed: Partial<Drink>][]
  ): RankedFamily => ({
    family: name,
    strength: 0,
    bottles: bottles.map(([points, changed], at) => ({ points, drink: bottle(name, at, changed) })),
  })
  const seek = { availability: 'seek' } as const
  const trophy = { availability: 'rare', price: '$$$$' } as const
  const chosen = (...families: RankedFamily[]) =>
    chooseBottles(families, plainCigar, { popularity: noPopularity, isFavored: () => false }).map(
      ({ drink }) => drink.id,
    )

  test('is first for what any shop has, second for what takes a search, third for a trophy', () => {
    const place = (changed: Partial<Drink>, cigar: Partial<CigarProfile> = {}) =>
      placeOf(bottle('rum', 0, changed), { ...plainCigar, ...cigar }, () => false)
    expect(place({})).toBe(0)
    expect(place(seek)).toBe(1)
    for (const changed of [trophy, { price: '$$$$' }] as const) {
      expect(place(changed, { price: '$$$' })).toBe(2)
      expect(place(changed)).toBe(3)
    }
    expect(place({ availability: 'rare' })).toBe(2)
    expect(place({ availability: 'not-in-us' })).toBe(3)
    expect(place({ kind: 'mocktail', family: 'tea', smoke: 4 })).toBe(3)
  })

  test('is second for what the cigar does not ask for', () => {
    const place = (changed: Partial<Drink>, cigar: Partial<CigarProfile> = {}, isFavored = false) =>
      placeOf({ ...plainDrink, ...changed }, { ...plainCigar, ...cigar }, () => isFavored)
    const mocha = { recipe: ['1 cup'], sweetness: 4, notes: ['milk-chocolate', 'espresso'] } as const
    for (const [changed, cigar] of [
      [{ smoke: 4 }, { notes: ['smoke'] }],
      [{ family: 'rum', style: 'dark rum, Jamaica' }, undefined],
      [{ kind: 'wine', family: 'sparkling', price: '$$$' }, { price: '$$$' }],
      [mocha, { notes: ['cocoa', 'coffee'] }],
    ] as const) {
      expect(place(changed)).toBe(1)
      expect(place(changed, {}, true)).toBe(0)
      if (cigar) expect(place(changed, cigar)).toBe(0)
    }
  })

  test('A trophy is passed over in the first two families, and poured third if it scores no higher', () => {
    const plain = family('rum', [90, trophy], [70, {}])
    expect(chosen(plain, family('bourbon', [90, trophy], [60, {}]), family('rye', [59, trophy]))).toEqual([
      'rum-1',
      'bourbon-1',
      'rye-0',
    ])
    expect(chosen(plain, family('bourbon', [60, {}]), family('rye', [61, trophy], [40, {}]))).toContain(
      'rye-1',
    )
  })

  test('A bottle that takes a search is never first', () => {
    expect(chosen(family('rum', [70, {}]), family('bourbon', [75, seek], [50, {}]))).toEqual([
      'rum-0',
      'bourbon-1',
    ])
    expect(chosen(family('rum', [70, {}]), family('bourbon', [70, seek]))).toEqual(['rum-0', 'bourbon-0'])
  })

  test('A family without a bottle for the first place waits for the others', () => {
    expect(
      chosen(family('scotch-peated', [90, { smoke: 5 }], [60, { smoke: 5 }]), family('rum', [70, {}])),
    ).toEqual(['rum-0', 'scotch-peated-1'])
  })

  test('A third that would be left out is not taken where the family has a better one', () => {
    const third = family('rye', [52, {}], [49, {}], [48, {}], [47, {}])
    expect(chosen(family('rum', [60, {}]), family('bourbon', [60, {}]), third)).toContain('rye-0')
    expect(isPoorThird(third.bottles[0]!, 60, plainCigar)).toBe(false)
    expect(isPoorThird(third.bottles[1]!, 60, plainCigar)).toBe(true)
    expect(isPoorThird(third.bottles[1]!, 60, { ...plainCigar, isInferred: true })).toBe(false)
    expect(isPoorThird(third.bottles[0]!, 80, plainCigar)).toBe(true)
  })

  test('A bar with nothing else pours what it has', () => {
    expect(chosen(family('rum', [70, trophy]))).toEqual(['rum-0'])
  })
})
