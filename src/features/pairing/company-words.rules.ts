import { leafOf } from './affinity.rules.ts'
import type { Voice } from './chosen-words.rules.ts'
import type { Pair } from './pair.rules.ts'

/** What a sentence about a kind of leaf may take for granted, and the notes that make it true. */
const takenForGranted: readonly { says: RegExp; notes: readonly string[] }[] = [
  { says: /\bpepper/i, notes: ['black-pepper', 'white-pepper', 'red-pepper'] },
  { says: /\bleather/i, notes: ['leather'] },
  { says: /\bearth/i, notes: ['earth', 'mineral', 'mushroom'] },
  { says: /\bcream/i, notes: ['cream', 'butter', 'milk', 'custard'] },
  {
    says: /\bspic(e|y|ed)\b/i,
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
  { says: /\bbaking spice/i, notes: ['baking-spice', 'cinnamon', 'clove', 'nutmeg'] },
]
const ofMildness = /\bmild\b/i
const ofSoda = /\b(soda|fizz|bubbles)\b/i

/** A wrapper's usual flavors are only named for a cigar that has them, and a hot chocolate is no soda. */
export function wordCompany({ cigar, drink }: Pair, voice: Voice): string {
  return voice.say('company', `${drink.family} ${leafOf(cigar.wrapperClass)}`, {
    suits: phrase =>
      flavorsTakenForGranted(phrase).every(notes => notes.some(note => cigar.notes.includes(note))) &&
      (cigar.body <= 3 || !ofMildness.test(phrase)) &&
      (drink.bubbles > 0 || !ofSoda.test(phrase)),
  })
}

/** For each flavor of the leaf that a sentence takes for granted, the notes of which the cigar needs one. */
export function flavorsTakenForGranted(phrase: string): (readonly string[])[] {
  return takenForGranted.filter(({ says }) => says.test(phrase)).map(({ notes }) => notes)
}
