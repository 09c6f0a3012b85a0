import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { loudnessOf } from './engine/engine.rules.ts'

/** The other lines most like this one, of different makers, the nearest first. */
export function similarCigars(cigar: Cigar, cigars: readonly Cigar[], count: number): Cigar[] {
  const { brand, make } = cigar
  const others = cigars.filter(each => each.brand !== brand && each.make === make)
  return nearest(
    cigar,
    others,
    each => distanceOfCigars(cigar, each),
    count,
    each => each.brand,
  )
}

/** The other drinks of this kind most like this one, the nearest first. */
export function similarDrinks(drink: Drink, drinks: readonly Drink[], count: number): Drink[] {
  const others = drinks.filter(
    each => each.id !== drink.id && each.kind === drink.kind && isMixed(each) === isMixed(drink),
  )
  return nearest(
    drink,
    others,
    each => distanceOfDrinks(drink, each),
    count,
    each => each.id,
  )
}

const isMixed = ({ recipe }: Drink) => recipe.length > 0

/** What separates two cigars, in steps of strength or body: the leaf and the notes weigh as much as two steps each. */
function distanceOfCigars(one: Cigar, other: Cigar): number {
  return (
    Math.abs(one.body - other.body) +
    Math.abs(one.strength - other.strength) +
    (one.wrapperClass === other.wrapperClass ? 0 : 1) +
    (one.shade === other.shade ? 0 : 1) +
    (one.country === other.country ? 0 : 0.5) +
    (other.status === 'discontinued' ? 2 : 0) +
    2 * differenceOfNotes(one.notes, other.notes)
  )
}

/** What takes a search comes after what any good shop has. */
const distanceOfAvailability = { usual: 0, seek: 0.3, rare: 1, 'not-in-us': 2 } as const

/** In steps of weight: family and style say most, then what one tastes. */
function distanceOfDrinks(one: Drink, other: Drink): number {
  return (
    (one.family === other.family ? 0 : 3) +
    (one.style === other.style ? 0 : 1.5) +
    Math.abs(one.weight - other.weight) +
    Math.abs(one.sweetness - other.sweetness) +
    Math.abs(one.smoke - other.smoke) +
    Math.abs(one.proof - other.proof) / 20 +
    distanceOfAvailability[other.availability] +
    2 * differenceOfNotes(one.notes, other.notes)
  )
}

/** From 0 for the same notes in the same order to 1 for none in common. */
function differenceOfNotes(one: readonly string[], other: readonly string[]): number {
  const common = one.reduce((sum, note) => sum + loudnessOf(one, note) * loudnessOf(other, note), 0)
  return 1 - common / (wholeLoudness(one) * wholeLoudness(other))
}

/** Computed once for a list: all cigars are compared with each one that is asked about. */
const wholeLoudness = memoizeByObject(
  (notes: readonly string[]) => Math.hypot(...notes.map(note => loudnessOf(notes, note))) || 1,
)

/** One of each group. Those that are equally near take turns: no alphabet decides. */
function nearest<Thing extends { id: string }>(
  { id }: Thing,
  things: readonly Thing[],
  distanceTo: (thing: Thing) => number,
  count: number,
  groupOf: (thing: Thing) => string,
): Thing[] {
  const groups = new Set<string>()
  return things
    .map(thing => ({ thing, distance: distanceTo(thing), turn: stableHash(`${id} ${thing.id}`) }))
    .sort((a, b) => a.distance - b.distance || a.turn - b.turn)
    .filter(({ thing }) => !groups.has(groupOf(thing)) && groups.add(groupOf(thing)))
    .slice(0, count)
    .map(({ thing }) => thing)
}
