import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Voice } from './chosen-words.rules.ts'
import type { Pair } from './pair.rules.ts'

export type Thirds = [string, string, string]

interface SoFar {
  /** Notes of the drink that the reasons have spoken of at length. */
  described: readonly string[]
  /** One piece of advice is enough, so a caution leaves out the water. */
  isCautioned: boolean
}

/** The hour in three parts: the leaf alone, both in full swing, and the slow end. */
export function wordThirds({ cigar, drink }: Pair, voice: Voice, { described, isCautioned }: SoFar): Thirds {
  const leaf = [0, 1, 2].map(place => cigar.notes[place] ?? cigar.notes[0]!)
  const [first, second, third] = leaf
  const middle = voice.choose('middle', ownNotes(drink, [second!, ...described], leaf))
  const end = voice.choose('end', ownNotes(drink, [third!, middle, ...described], leaf))
  const close = voice.say('thirds', `${third} final`)
  return [
    voice.say('thirds', `${first} first`),
    `${voice.say('thirds', `${second} second`)} ${voice.say('glass', `${middle} second`)}`,
    [
      close,
      // Two orders about the pace in one breath are one too many.
      voice.say('glass', `${end} final`, { suits: phrase => !isOrder.test(close) || !isOrder.test(phrase) }),
      ...(isCautioned ? [] : wordWater(drink, voice)),
    ].join(' '),
  ]
}

const isOrder = /^(?:Draw|Slow|Take|Keep|Let|Wait|Leave|Sip|Hold|Rest|Give)\b/

/**
 * The two leading notes of the drink that may speak now: never one that the leaf has in the same third, and rather
 * one that the leaf does not speak of at all.
 */
function ownNotes({ notes }: Drink, taken: readonly string[], leaf: readonly string[]): readonly string[] {
  const free = notes.slice(0, 4).filter(note => !taken.includes(note))
  const own = free.filter(note => !leaf.includes(note))
  if (own.length > 0) return own.slice(0, 2)
  return free.length > 0 ? free : notes.slice(0, 1)
}

/** Water is worth a word where there is enough proof and neither water nor a cube in it already. */
function wordWater({ kind, proof, serve }: Drink, voice: Voice): string[] {
  const wantsWater = kind === 'spirit' && proof >= 90 && /\bneat\b/i.test(serve)
  if (!wantsWater || /\b(water|cube|ice)\b/i.test(serve)) return []
  return voice.choose('water', [true, false, false]) ? [voice.say('water', 'neat')] : []
}
