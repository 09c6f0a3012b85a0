import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { inventedPair } from '#test/invented-pair.ts'
import { profileOf } from './profile.rules.ts'
import { publishedAdvice } from './published-advice.rules.ts'
import { suggestDrinks } from './suggestions.rules.ts'

const [known] = catalogue.matches.filter(({ cigarId, drinkId }) => cigarId && drinkId)

function pointsFor(advice: readonly boolean[]): number {
  let sum = 0
  const matches = advice.map(isRecommended => ({ ...known!, isRecommended, cigarId: 'c', drinkId: 'd' }))
  publishedAdvice({ ...inventedPair({ id: 'c' }, { id: 'd' }), matches }, points => {
    sum += points
  })
  return sum
}

test('A published match gains a little, a published warning loses more than anything can win back', () => {
  expect(pointsFor([])).toBe(0)
  expect(pointsFor([true])).toBeGreaterThan(0)
  expect(pointsFor([false])).toBeLessThan(-30)
  expect(pointsFor([true, false])).toBe(pointsFor([false]))
  expect(pointsFor([false, true])).toBe(pointsFor([false]))
})

test('A drink that was published as wrong for a cigar is never suggested for it', () => {
  const warnings = catalogue.matches.filter(
    ({ isRecommended, cigarId, drinkId }) => !isRecommended && cigarId && drinkId,
  )
  expect(warnings.length).toBeGreaterThan(3)
  const shown = warnings.filter(({ cigarId, drinkId, kind }) => {
    const cigar = profileOf(catalogue.cigarsById.get(cigarId!)!, undefined, [])
    return suggestDrinks(cigar, catalogue.drinks, kind, catalogue).some(({ drink }) => drink.id === drinkId)
  })
  expect(shown).toEqual([])
})
