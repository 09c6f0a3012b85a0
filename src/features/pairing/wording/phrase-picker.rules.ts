import { stableHash } from '#platform/stable-hash.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { Phrasebook, PhraseFile } from './phrasebook.rules.ts'

export type Slots = Readonly<Record<string, string>>

interface PhraseOptions {
  slots?: Slots
  /** Excludes sentences that are not true for this pair, as long as one is left. */
  suits?: (phrase: string) => boolean
  /** What else than file and key the choice depends on: alternatives of one occasion vary together. */
  occasion?: string
}

/** Picks sentences for one pair: the same for the same seed, and none twice. */
export interface PhrasePicker {
  /** Of several keys, one out of all their sentences. */
  pickSentence(file: PhraseFile, keys: string | readonly string[], options?: PhraseOptions): string
  choose<T>(occasion: string, options: readonly T[]): T
}

/** @param seed identifies the pair, so that other pairs get other sentences for the same facts */
export function createPhrasePicker(phrasebook: Phrasebook, seed: string, sharedSlots: Slots): PhrasePicker {
  const usedPhrases = new Set<string>()
  const choose = <T>(occasion: string, options: readonly T[]) =>
    options[stableHash(`${seed} ${occasion}`) % options.length]!
  return {
    choose,
    pickSentence(file, keys, { slots, suits = () => true, occasion = `${file} ${keys}` } = {}) {
      const phrases = phrasesOf(phrasebook, file, keys)
      const candidates = phrases.filter(phrase => suits(phrase) && !usedPhrases.has(phrase))
      const phrase = choose(occasion, candidates.length > 0 ? candidates : phrases)
      usedPhrases.add(phrase)
      return fillSlots(phrase, { ...sharedSlots, ...slots })
    },
  }
}

function phrasesOf(
  phrasebook: Phrasebook,
  file: PhraseFile,
  keys: string | readonly string[],
): readonly string[] {
  const find = (key: string) => phrasebook[file].get(key) ?? []
  const phrases = typeof keys === 'string' ? find(keys) : keys.flatMap(find)
  if (phrases.length === 0) throw new Error(`The phrasebook has no sentence in ${file} for "${keys}".`)
  return phrases
}

/** A name may end in a full stop of its own (`V.S.O.P.`). */
function fillSlots(phrase: string, slots: Slots): string {
  if (!phrase.includes('{')) return phrase
  return phrase
    .replace(/\{(\w+)\}/g, (braces, slot: string, at: number) =>
      adaptToContext(slots[slot] ?? braces, phrase.slice(0, at)),
    )
    .replace(/\.\.(?= |$)/g, '.')
}

/** Capitalizes at the start of a sentence, and drops a name's article (`The Banker`) after `the` or `no`. */
function adaptToContext(word: string, before: string): string {
  if (before === '' || before.endsWith('. ')) return capitalize(word)
  return /\b(the|no) $/i.test(before) ? word.replace(/^The /, '') : word
}
