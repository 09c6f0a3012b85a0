import { describe, expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { inventedPair, plainCigar, plainDrink } from '#test/invented-pair.ts'
import { chooseBottles, placeOf, type RankedFamily, rankFamilies } from './family-ranking.rules.ts'

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
    chooseBottles(families, plainCigar).map(({ drink }) => drink.id)

  test('is first for what any shop has, second for what takes a search, third for a trophy', () => {
    expect(placeOf(bottle('rum', 0))).toBe(0)
    expect(placeOf(bottle('rum', 0, seek))).toBe(1)
    for (const changed of [trophy, { price: '$$$$' }, { availability: 'not-in-us' }] as const)
      expect(placeOf(bottle('rum', 0, changed))).toBe(2)
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

  test('A bar with nothing else pours what it has', () => {
    expect(chosen(family('rum', [70, trophy]))).toEqual(['rum-0'])
  })
})
