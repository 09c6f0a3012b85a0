import { describe, expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { inventedPair, plainCigar, plainDrink } from '#test/invented-pair.ts'
import { chooseBottles, isPoorThird, type RankedFamily, rankFamilies } from './family-ranking.rules.ts'
import { noTurnWeights } from './turns.rules.ts'

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
    chooseBottles(families, plainCigar, { weights: noTurnWeights, isFavored: () => false }).map(
      ({ drink }) => drink.id,
    )

  test('A bottle above the price of the cigar is first only with a clear lead', () => {
    const dear = { price: '$$$' } as const
    expect(chosen(family('rum', [70, dear], [65, {}]))).toEqual(['rum-1'])
    expect(chosen(family('rum', [85, dear], [65, {}]))).toEqual(['rum-0'])
    expect(chosen(family('rum', [60, {}]), family('rye', [66, dear], [50, {}]))).toEqual(['rum-0', 'rye-1'])
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

  test('A bottle that takes a search is third at best', () => {
    expect(chosen(family('rum', [70, {}]), family('bourbon', [75, seek], [50, {}]))).toEqual([
      'rum-0',
      'bourbon-1',
    ])
    expect(
      chosen(family('rum', [70, {}]), family('rye', [70, {}]), family('bourbon', [70, seek], [65, {}])),
    ).toContain('bourbon-1')
    expect(chosen(family('rum', [70, {}]), family('rye', [70, {}]), family('bourbon', [69, seek]))).toContain(
      'bourbon-0',
    )
  })

  test('A family without a bottle for the first place waits for the others', () => {
    expect(
      chosen(family('scotch-peated', [90, { smoke: 5 }], [60, { smoke: 5 }]), family('rum', [70, {}])),
    ).toEqual(['rum-0', 'scotch-peated-1'])
  })

  test('A third that would be left out is not taken where the family has a better one', () => {
    const third = family('rye', [52, {}], [45, {}], [44, {}], [43, {}])
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
