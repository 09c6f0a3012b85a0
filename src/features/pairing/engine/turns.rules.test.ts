import { expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { catalogue } from '#test/catalogue.ts'
import { plainCigar, plainDrink } from '#test/invented-pair.ts'
import { drinksOfKind } from './suggestions.rules.ts'
import { noTurnWeights, type TurnWeights, takeTurn, turnWeightsOf } from './turns.rules.ts'

/** How often each of these bottles has its turn beside a thousand cigars. */
function turnsOf(
  points: readonly number[],
  weightOfFirst = 1,
  changed: (at: number) => Partial<Drink> = () => ({}),
): number[] {
  const bottles = points.map((each, at) => ({
    points: each,
    drink: { ...plainDrink, id: `bottle-${at}`, ...changed(at) },
  }))
  const weights: TurnWeights =
    weightOfFirst === 1 ? noTurnWeights : new Map([[bottles[0]!.drink, weightOfFirst]])
  const counts = points.map(() => 0)
  for (let at = 0; at < 1000; at++) {
    const chosen = takeTurn(bottles, { ...plainCigar, line: `Line ${at}` }, 'bourbon', weights)
    counts[bottles.indexOf(chosen as (typeof bottles)[number])]!++
  }
  return counts
}

test('Bottles that are nearly as good take turns alike, a poorer one seldom, a poor one never', () => {
  const [best, close, poorer, poor] = turnsOf([70, 65, 58, 50])
  expect(Math.abs(best! - close!)).toBeLessThan(100)
  expect(poorer).toBeLessThan(close! * 0.9)
  expect(poorer).toBeGreaterThan(0)
  expect(poor).toBe(0)
})

test('Coffees differ less than bottles', () => {
  const coffee = { kind: 'mocktail', family: 'coffee' } as const
  expect(turnsOf([70, 54], 1, () => coffee)[1]).toBeGreaterThan(350)
  expect(turnsOf([70, 54])[1]).toBe(0)
})

test('A bottle of less weight, or one that takes a search, has its turn less often', () => {
  const [alone] = turnsOf([70, 70])
  expect(turnsOf([70, 70], 0.3)[0]).toBeLessThan(alone! / 1.8)
  expect(turnsOf([70, 70], 1, at => (at === 0 ? { availability: 'seek' } : {}))[0]).toBeLessThan(alone! / 2)
})

test('Weights are for the orderable bottles; a short list has none', () => {
  const wines = drinksOfKind(catalogue.drinks, 'wine')
  const weights = turnWeightsOf(wines, catalogue)
  expect(weights.size).toBeGreaterThan(50)
  for (const [{ availability, price }, weight] of weights) {
    expect([availability, price === '$$$$']).toEqual(['usual', false])
    expect(weight).toBeGreaterThan(0)
  }
  expect(turnWeightsOf(wines, catalogue)).toBe(weights)
  expect(turnWeightsOf(wines.slice(0, 40), catalogue)).toBe(noTurnWeights)
})
