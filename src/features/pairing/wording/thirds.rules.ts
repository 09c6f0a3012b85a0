import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'

export type Thirds = [string, string, string]

interface ThirdsContext {
  /** Notes of the drink that the reasons already describe. */
  described: readonly string[]
  /** A caution replaces the advice on water. */
  isCautioned: boolean
}

export function composeThirds(
  { cigar, drink }: Pair,
  picker: PhrasePicker,
  { described, isCautioned }: ThirdsContext,
): Thirds {
  const leaf = [0, 1, 2].map(index => cigar.notes[index] ?? cigar.notes[0]!)
  const [first, second, third] = leaf
  const middle = picker.choose('middle', freeNotes(drink, [second!, ...described], leaf))
  const end = picker.choose('end', freeNotes(drink, [third!, middle, ...described], leaf))
  const close = picker.pickSentence('thirds', `${third} final`)
  return [
    picker.pickSentence('thirds', `${first} first`),
    `${picker.pickSentence('thirds', `${second} second`)} ${picker.pickSentence('glass', `${middle} second`)}`,
    [
      close,
      // Avoids two instructions about pace in a row.
      picker.pickSentence('glass', `${end} final`, {
        suits: phrase => !isInstruction.test(close) || !isInstruction.test(phrase),
      }),
      ...(isCautioned ? [] : composeWater(drink, picker)),
    ].join(' '),
  ]
}

const isInstruction = /^(?:Draw|Slow|Take|Keep|Let|Wait|Leave|Sip|Hold|Rest|Give)\b/

/** Up to two leading notes of the drink that are free in this third, preferably ones that the cigar does not have. */
function freeNotes({ notes }: Drink, taken: readonly string[], leaf: readonly string[]): readonly string[] {
  const free = notes.slice(0, 4).filter(note => !taken.includes(note))
  const unshared = free.filter(note => !leaf.includes(note))
  if (unshared.length > 0) return unshared.slice(0, 2)
  return free.length > 0 ? free : notes.slice(0, 1)
}

/** Only for a neat drink with enough proof and without water or ice. */
function composeWater({ kind, proof, serve }: Drink, picker: PhrasePicker): string[] {
  const wantsWater = kind === 'spirit' && proof >= 90 && /\bneat\b/i.test(serve)
  if (!wantsWater || /\b(water|cube|ice)\b/i.test(serve)) return []
  return picker.choose('water', [true, false, false]) ? [picker.pickSentence('water', 'neat')] : []
}
