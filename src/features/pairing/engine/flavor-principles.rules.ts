import type { NoteFamily } from '#features/catalogue/note.contract.ts'
import { capitalize, joinWithAnd } from '#platform/text.rules.ts'
import { isSweetened } from './bottle-principles.rules.ts'
import {
  complementsOf,
  type FamilyOf,
  loudestComplements,
  sharedLoudness,
  sharedNotes,
} from './flavor.rules.ts'
import { isDark, type Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// Flavor: shared notes, complements, sugar against bitterness, acid and tannin.

export const sharedFlavors: Principle = ({ cigar, drink, labelOf, familyOf }, addPoints) => {
  const loudness = sharedLoudness(cigar.notes, drink.notes)
  if (loudness > 0)
    return addPoints(
      sharedPoints(loudness),
      () => `Both taste of ${joinWithAnd(sharedNotes(cigar.notes, drink.notes).map(labelOf))}`,
      () => sharedNotes(cigar.notes, drink.notes),
    )
  const cigarFamilies = leadingFamilies(cigar.notes, familyOf)
  const drinkFamilies = leadingFamilies(drink.notes, familyOf)
  const related = () => drinkFamilies.findIndex(each => cigarFamilies.includes(each))
  addPoints(
    relatedPoints(relatedNoteCount(cigarFamilies, drinkFamilies)),
    () => `A similar ${adjectiveOf[drinkFamilies[related()] as NoteFamily]} note`,
    () => [drink.notes[related()]!],
  )
}

const adjectiveOf: Record<NoteFamily, string> = {
  earth: 'earthy',
  wood: 'woody',
  leaf: 'leafy',
  spice: 'spicy',
  fruit: 'fruity',
  sweet: 'sweet',
  roast: 'roasted',
  nut: 'nutty',
  cream: 'creamy',
}

const leadingCount = 3

export const sharedPoints = (loudness: number) => Math.min(24, 2 + 14 * loudness)
export const relatedPoints = (count: number) => 2 * count
export const complementPoints = (loudness: number) => 1 + 8 * loudness

/** How many leading notes of the drink are of a family among the leading notes of the cigar. */
export function relatedNoteCount(cigarFamilies: readonly string[], drinkFamilies: readonly string[]): number {
  let count = 0
  for (const family of drinkFamilies) if (cigarFamilies.includes(family)) count++
  return count
}

const familiesByNotes = new WeakMap<readonly string[], readonly string[]>()

export function leadingFamilies(notes: readonly string[], familyOf: FamilyOf): readonly string[] {
  const cached = familiesByNotes.get(notes)
  if (cached) return cached
  const families = notes.slice(0, leadingCount).map(familyOf)
  familiesByNotes.set(notes, families)
  return families
}

export const complementaryFlavors: Principle = ({ cigar, drink, labelOf }, addPoints) => {
  const loudest = loudestComplements(cigar.notes, drink.notes)
  for (let rank = 0; rank < loudest.length && loudest[rank]! > 0; rank++)
    addPoints(
      complementPoints(loudest[rank]!),
      () => {
        const { cigarNote, drinkNote, how } = complementsOf(cigar.notes, drink.notes)[rank]!
        return `${capitalize(labelOf(drinkNote))} answers ${labelOf(cigarNote)}: ${how}`
      },
      () => {
        const { cigarNote, drinkNote } = complementsOf(cigar.notes, drink.notes)[rank]!
        return [cigarNote, drinkNote]
      },
    )
}

/** Sugar helps up to a point: a dessert helps no more than a sweet wine (docs/domain.md 4.4, 4.11). */
const maxUsefulSweetness = 4

export const sugarBalance: Principle = ({ cigar, drink }, addPoints) => {
  const { sweetness } = drink
  if (sweetness >= 3 && isBitter(cigar))
    addPoints(1.5 * (Math.min(sweetness, maxUsefulSweetness) - 1), () => 'Sugar softens the bitterness')
  if (cigar.strength >= 4 && sweetness >= 2) addPoints(2, () => 'A little sweetness steadies a strong cigar')
  if (isSweetened(cigar)) return
  if (cigar.body <= 2 && sweetness >= 4) addPoints(-3 * (sweetness - 3), () => 'Too sweet for a mild cigar')
  else if (sweetness > maxUsefulSweetness) addPoints(-4, () => 'So sweet it masks the tobacco')
  // A strong cigar needs sugar (docs/domain.md 4.6), fizzy or not.
  if (sweetness >= 5 && drink.bubbles >= 2 && cigar.strength <= 3)
    addPoints(-3, () => 'Very sweet and fizzy tires the palate')
}

const bitterNotes = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate', 'coffee', 'espresso', 'earth'])

export function isBitter(cigar: CigarProfile): boolean {
  return isDark(cigar) || bitterNotes.has(cigar.notes[0]!) || bitterNotes.has(cigar.notes[1]!)
}

const creamyNotes = new Set(['cream', 'butter', 'milk', 'custard'])

export function isCreamy({ notes }: CigarProfile): boolean {
  return notes.some(note => creamyNotes.has(note))
}

export const acidAndTannin: Principle = ({ cigar, drink }, addPoints) => {
  if (drink.acidity >= 4 && cigar.body >= 3)
    addPoints(cigar.body === 3 ? -2 : -4, () => 'Sharp acid makes a full smoke taste bitter')
  if (drink.acidity >= 3 && drink.kind !== 'wine' && cigar.body <= 2)
    addPoints(drink.acidity >= 4 ? -16 : -8, () => 'Too sharp for a mild cigar')
  const isFresh = drink.kind === 'wine' && drink.acidity >= 3 && drink.sweetness <= 3
  if (isFresh && cigar.body <= 2 && isCreamy(cigar)) addPoints(3, () => 'Freshness against the cream')
  if (drink.tannin >= 4 && cigar.body <= 2) addPoints(-6, () => 'Too much tannin for a mild cigar')
}
