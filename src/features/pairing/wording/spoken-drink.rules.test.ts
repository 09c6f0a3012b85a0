import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { drinkSlots } from './spoken-drink.rules.ts'

const strong = catalogue.drinks.find(
  ({ kind, proof, recipe, isProofUnknown }) =>
    kind === 'spirit' && proof > 100 && recipe.length === 0 && !isProofUnknown,
)!

test('The proof of a strong spirit is named where it is poured by itself and known, and nowhere else', () => {
  expect(drinkSlots(strong).proof).toContain(String(Math.round(strong.proof)))
  expect(drinkSlots({ ...strong, recipe: ['vermouth'] }).proof).toBeUndefined()
  expect(drinkSlots({ ...strong, isProofUnknown: true }).proof).toBeUndefined()
  expect(drinkSlots({ ...strong, proof: 80 }).proof).toBeUndefined()
})
