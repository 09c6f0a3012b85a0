import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { plainDrink } from '#test/invented-pair.ts'
import { isForbiddenPair } from './forbidden-pairs.rules.ts'

const degrees: readonly Degree[] = [1, 2, 3, 4, 5]
/** The bodies that a drink must not be poured with. */
const forbiddenBodies = (drink: Partial<Drink>) =>
  degrees.filter(body => isForbiddenPair({ body }, { ...plainDrink, ...drink }))

describe('A pair is forbidden', () => {
  test.each<[string, Partial<Drink>, Degree[]]>([
    ['a little peat with a gentle cigar', { smoke: 2 }, [1, 2]],
    ['much peat with a medium one too', { smoke: 4 }, [1, 2, 3]],
    ['cask strength with a gentle cigar', { proof: 111 }, [1, 2]],
    ['a white wine with a powerful cigar', { kind: 'wine', family: 'white', weight: 3 }, [4, 5]],
    ['a weighty white wine with the most powerful one', { kind: 'wine', family: 'white', weight: 4 }, [5]],
  ])('%s', (_, drink, bodies) => {
    expect(forbiddenBodies(drink)).toEqual(bodies)
  })

  test.each<[string, Partial<Drink>]>([
    ['an ordinary spirit', {}],
    ['a trace of smoke', { smoke: 1 }],
    ['the highest proof below cask strength', { proof: 110 }],
    ['a strong wine', { kind: 'wine', family: 'port', proof: 120 }],
    ['a red wine', { kind: 'wine', family: 'red' }],
    ['a sparkling wine', { kind: 'wine', family: 'sparkling' }],
  ])('never %s', (_, drink) => {
    expect(forbiddenBodies(drink)).toEqual([])
  })

  test('for more cigars the smokier the drink is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.constantFrom(80, 120), (smoke, proof) => {
        const [less, more] = [forbiddenBodies({ smoke, proof }), forbiddenBodies({ smoke: smoke + 1, proof })]
        expect(more).toEqual(expect.arrayContaining(less))
      }),
    )
  })
})
