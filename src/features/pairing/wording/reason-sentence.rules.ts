import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker, Slots } from './phrase-picker.rules.ts'
import type { PhraseFile } from './phrasebook.rules.ts'
import { isSide } from './spoken-notes.rules.ts'

/** The notes that the told reason rests on: a reason is heard only if its notes were named before. */
export interface ReasonNotes {
  cigar: readonly string[]
  drink: readonly string[]
}

/** A true statement about a pair, and the sentences that can make it. */
export interface Reason {
  kind: 'soil' | 'shared' | 'contrast' | 'weight'
  file: PhraseFile
  key: string
  slots: Slots
  notes: ReasonNotes
  /** 0 to about 1: how much of the pair it explains. */
  loudness: number
}

const pluralSubject = /\{(a|b|adds|keeps|leaf|pour)\} (ties|carries|belongs|is|keeps|stays|comes)\b/
/** A heavy drink is never called bright. */
const maxBrightWeight = 3

/** A drink with less sugar, and no milk, tastes of honey or caramel, but sweetens and softens nothing. */
const minSweetness = 2
const sweetening =
  /\b(sweet|sweeten\w*|soften\w*|softer|soft|smooths|calm|cools|sugar|dessert|candy|rounds (it )?off)\b|takes the (sting|edge|bitter|dryness)|edge off|sweetness it lacks|takes care of/

/** From this proof a spirit cools no pepper, however sweet. */
const strongProof = 100
const cooling = /\b(soften\w*|calm|cools|smooths)\b|takes the (sting|edge|bitter)|edge off/

export function sayReason(reason: Reason, { drink }: Pair, picker: PhrasePicker): string {
  return picker.pickSentence(reason.file, reason.key, {
    slots: reason.slots,
    suits: suitsReason(reason, drink),
  })
}

/** Whether a sentence holds for the drink: what has no sugar sweetens nothing, and a strong spirit cools nothing. */
export function suitsReason({ file, slots }: Reason, drink: Pair['drink']): (phrase: string) => boolean {
  const isCold = /\b(ice|iced|cold|chilled|cube|shaken)\b/i.test(drink.serve)
  const isStrong = drink.kind === 'spirit' && drink.proof >= strongProof
  const isDry = drink.sweetness < minSweetness && !drink.notes.includes('milk')
  const sides = Object.entries(slots).flatMap(([slot, flavor]) => (flavor && isSide(flavor) ? slot : []))
  const isOwned = (phrase: string) =>
    sides.every(slot => !new RegExp(`(?<!\\b(?:[Tt]he|cigar's) )\\{${slot}\\}`).test(phrase))
  // Without the name of the drink only where the note is what the drink is.
  const isOfDrink = (phrase: string) => file !== 'contrast' || !slots.it || phrase.includes('{it}')
  const hasHerbs = Object.values(slots).includes('herbs')
  return phrase =>
    // `The leather could use some fruit, and the wine has dark fruit.`
    !(slots.pour?.includes('fruit') && /\bfruit\b/.test(phrase)) &&
    !(slots.leaf === 'sweet tobacco' && /\bdry\b/.test(phrase)) &&
    !(drink.weight > maxBrightWeight && /\bbright/.test(phrase)) &&
    !(isCold && /\bwarm/.test(phrase)) &&
    !(isDry && sweetening.test(phrase)) &&
    !(isStrong && cooling.test(phrase)) &&
    !(slots.leaf === 'milk chocolate' && /bitter|rounds off/.test(phrase)) &&
    isOfDrink(phrase) &&
    isOwned(phrase) &&
    !(hasHerbs && pluralSubject.test(phrase))
}
