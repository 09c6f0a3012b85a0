import type { Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { type BottleTypeId, bottleTypeIds, bottleTypes, drinksOfType } from './bottle-types.rules.ts'

export interface OwnBottle {
  name: string
  type: BottleTypeId
  /** Alcohol by volume in percent; null if the member does not know it. */
  abv: number | null
}

/** No id of the catalogue contains a colon. */
const prefix = 'own:'
export const ownBottleId = (id: string) => `${prefix}${id}`
export const isOwnBottleId = (drinkId: string) => drinkId.startsWith(prefix)
/** The member's id of it, as in its address. */
export const memberIdOfOwnBottle = (drinkId: string) => drinkId.slice(prefix.length)

/** What the catalogue knows of a type. */
type TypicalDrink = Omit<Drink, 'id' | 'name' | 'saidAs' | 'aliases' | 'style' | 'sentence'>

const traits = ['proof', 'weight', 'sweetness', 'smoke', 'acidity', 'tannin', 'bubbles'] as const
const typicalNotes = 4

/** The middle of every trait, and the most frequent notes and glass, of each type in the catalogue. */
const typicalDrinks = memoizeByObject(
  (drinks: readonly Drink[]) =>
    new Map(bottleTypeIds.map(id => [id, typicalOf(id, drinksOfType(id, drinks))] as const)),
)

function typicalOf(id: BottleTypeId, members: readonly Drink[]): TypicalDrink {
  const { kind, family } = bottleTypes[id]
  const middle = Object.fromEntries(
    traits.map(trait => [trait, median(members.map(drink => drink[trait]))]),
  ) as Record<(typeof traits)[number], number>
  const [glass] = byFrequency(members.map(drink => drink.glass))
  return {
    ...middle,
    weight: middle.weight as Degree,
    kind,
    family,
    notes: byFrequency(members.flatMap(({ notes }) => notes)).slice(0, typicalNotes),
    glass: glass!,
    colour: nearest(members, middle.weight).colour,
    serve: byFrequency(members.map(({ serve }) => serve))[0]!,
    recipe: [],
    // Neither is known. These count for nothing.
    price: '$$',
    availability: 'usual',
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** The most frequent first; ties by first appearance. */
function byFrequency<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

function nearest(members: readonly Drink[], weight: number): Drink {
  return members.reduce((best, each) =>
    Math.abs(each.weight - weight) < Math.abs(best.weight - weight) ? each : best,
  )
}

/** So much more or less proof than usual makes a spirit one degree heavier or lighter. */
const proofPerDegree = 16
const degrees = { least: 1, most: 5 }

/** For the engine: a typical drink of its type, as heavy as its strength makes it, under the member's name. */
export function drinkOfOwnBottle(
  drinkId: string,
  { name, type, abv }: OwnBottle,
  drinks: readonly Drink[],
): Drink {
  const typical = typicalDrinks(drinks).get(type)!
  const { style } = bottleTypes[type]
  const proof = abv === null ? typical.proof : Math.round(abv * 20) / 10
  return {
    ...typical,
    id: drinkId,
    name,
    aliases: [],
    saidAs: name,
    style,
    proof,
    weight: typical.kind === 'spirit' ? heavier(typical, proof) : typical.weight,
    sentence: '',
    judgedAs: style,
    isProofUnknown: abv === null,
  }
}

function heavier({ weight, proof: usual }: TypicalDrink, proof: number): Degree {
  const change = Math.trunc((proof - usual) / proofPerDegree)
  return Math.min(degrees.most, Math.max(degrees.least, weight + Math.sign(change))) as Degree
}
