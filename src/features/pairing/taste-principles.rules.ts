import {
  answeringNotes,
  type FamilyOf,
  loudestReplies,
  sharedLoudness,
  sharedNotes,
} from './flavour.rules.ts'
import { isDark, type Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { capital, listed } from './said.rules.ts'

// What the two taste of: notes of both, notes that answer, sugar against bitter, acid and grip.

export const share: Principle = ({ cigar, drink, labelOf, familyOf }, say) => {
  const loud = sharedLoudness(cigar.notes, drink.notes)
  if (loud > 0)
    return say(
      Math.min(15, 1 + 9 * loud),
      () => `Both speak of ${listed(sharedNotes(cigar.notes, drink.notes).map(labelOf))}`,
    )
  const related = relatedNotes(cigar.notes, drink.notes, familyOf)
  if (related.length > 0)
    say(1.5 * related.length, () => `The ${labelOf(related[0]!)} in the glass is of the leaf’s own kind`)
}

const leading = 3

/** Leading notes of the drink that are of the same family as a leading note of the cigar. */
function relatedNotes(
  cigar: readonly string[],
  drink: readonly string[],
  familyOf: FamilyOf,
): readonly string[] {
  const ones = leadingFamilies(cigar, familyOf)
  const others = leadingFamilies(drink, familyOf)
  const related = others.filter(family => ones.includes(family))
  return related.length === 0
    ? related
    : drink.slice(0, leading).filter((_, at) => ones.includes(others[at]!))
}

const familiesByNotes = new WeakMap<readonly string[], readonly string[]>()

function leadingFamilies(notes: readonly string[], familyOf: FamilyOf): readonly string[] {
  const known = familiesByNotes.get(notes)
  if (known) return known
  const families = notes.slice(0, leading).map(familyOf)
  familiesByNotes.set(notes, families)
  return families
}

export const answer: Principle = ({ cigar, drink, labelOf }, say) => {
  const loudest = loudestReplies(cigar.notes, drink.notes)
  for (let place = 0; place < loudest.length && loudest[place]! > 0; place++)
    say(1 + 5 * loudest[place]!, () => {
      const { cigarNote, drinkNote, how } = answeringNotes(cigar.notes, drink.notes)[place]!
      return `${capital(labelOf(drinkNote))} answers ${labelOf(cigarNote)}: ${how}`
    })
}

/** Sugar helps up to a point: a dessert in the glass helps no more than a sweet wine does (docs/domain.md 4.4, 4.11). */
const mostUsefulSweetness = 4

export const sweeten: Principle = ({ cigar, drink }, say) => {
  const { sweetness } = drink
  if (sweetness >= 3 && isBitter(cigar))
    say(
      1.5 * (Math.min(sweetness, mostUsefulSweetness) - 1),
      () => 'Sugar softens what is bitter in a dark leaf',
    )
  if (cigar.strength >= 4 && sweetness >= 2) say(2, () => 'A little sweetness steadies a strong cigar')
  if (cigar.body <= 2 && sweetness >= 4)
    say(-3 * (sweetness - 3), () => 'So much sugar sits on top of a gentle smoke')
  else if (sweetness > mostUsefulSweetness) say(-4, () => 'So much sugar hides the leaf')
  // A strong cigar asks for sugar (docs/domain.md 4.6), fizzy or not.
  if (sweetness >= 5 && drink.bubbles >= 2 && cigar.strength <= 3)
    say(-3, () => 'Very sweet and fizzy tires the palate')
}

const bitterNotes = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate', 'coffee', 'espresso', 'earth'])

function isBitter(cigar: CigarProfile): boolean {
  return isDark(cigar) || bitterNotes.has(cigar.notes[0]!) || bitterNotes.has(cigar.notes[1]!)
}

const creamyNotes = new Set(['cream', 'butter', 'milk', 'custard'])

export const acidAndGrip: Principle = ({ cigar, drink }, say) => {
  if (drink.acidity >= 4 && cigar.body >= 3)
    say(cigar.body === 3 ? -2 : -4, () => 'Sharp acid makes a full smoke taste bitter')
  const isFresh = drink.acidity >= 3 && drink.sweetness <= 3
  if (isFresh && cigar.body <= 2 && cigar.notes.some(note => creamyNotes.has(note)))
    say(3, () => 'A fresh edge under the cream')
  if (drink.tannin >= 4 && cigar.body <= 2) say(-6, () => 'Its grip is too much for a mild leaf')
}
