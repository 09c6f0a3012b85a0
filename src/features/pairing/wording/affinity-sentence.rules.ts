import { leafGroupOf, type Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'

/** Flavors that a sentence assumes, and the notes that make it true. */
const assumptions: readonly { pattern: RegExp; notes: readonly string[] }[] = [
  { pattern: /\bpepper/i, notes: ['black-pepper', 'white-pepper', 'red-pepper'] },
  { pattern: /\bleather/i, notes: ['leather'] },
  { pattern: /\bearth/i, notes: ['earth', 'mineral', 'mushroom'] },
  { pattern: /\bcream/i, notes: ['cream', 'butter', 'milk', 'custard'] },
  {
    pattern: /\bspic(e|y|ed)\b/i,
    notes: [
      'black-pepper',
      'white-pepper',
      'red-pepper',
      'baking-spice',
      'cinnamon',
      'clove',
      'nutmeg',
      'anise',
      'ginger',
      'cardamom',
      'rye-spice',
    ],
  },
  { pattern: /\bbaking spice/i, notes: ['baking-spice', 'cinnamon', 'clove', 'nutmeg'] },
]
const mentionsMildness = /\bmild\b/i
const mentionsSoda = /\b(soda|fizz|bubbles)\b/i

/** Names a wrapper's typical flavors only for a cigar that has them, and calls a hot chocolate no soda. */
export function composeAffinity({ cigar, drink }: Pair, picker: PhrasePicker): string {
  const key = `${drink.family} ${leafGroupOf(cigar.wrapperClass)}`
  return picker.pickSentence('affinity', key, {
    // The earlier name of the file: with another word, nearly every pairing would get another sentence.
    occasion: `company ${key}`,
    suits: phrase =>
      assumedFlavors(phrase).every(notes => notes.some(note => cigar.notes.includes(note))) &&
      (cigar.body <= 3 || !mentionsMildness.test(phrase)) &&
      (drink.bubbles > 0 || !mentionsSoda.test(phrase)),
  })
}

/** For each assumed flavor, the notes of which the cigar needs one. */
export function assumedFlavors(phrase: string): (readonly string[])[] {
  return assumptions.filter(({ pattern }) => pattern.test(phrase)).map(({ notes }) => notes)
}
