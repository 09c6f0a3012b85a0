import type { Phrasebook, PhraseFile } from './phrasebook.rules.ts'
import { capital } from './said.rules.ts'
import { turnOf } from './turn.rules.ts'

export type Slots = Readonly<Record<string, string>>

interface Telling {
  slots?: Slots
  /** Leaves out sentences that this pair would make untrue, as long as another one is left. */
  suits?: (phrase: string) => boolean
}

/** Speaks for one pair: says the same for the same seed, and no sentence twice. */
export interface Voice {
  /** A sentence of this file for this key; of several keys, one out of all their sentences. */
  say(file: PhraseFile, keys: string | readonly string[], telling?: Telling): string
  choose<T>(occasion: string, options: readonly T[]): T
}

/** @param seed names the pair: neighbors that differ in it get other sentences for the same facts */
export function openVoice(phrasebook: Phrasebook, seed: string, always: Slots): Voice {
  const said = new Set<string>()
  const choose = <T>(occasion: string, options: readonly T[]) =>
    options[turnOf(`${seed} ${occasion}`) % options.length]!
  return {
    choose,
    say(file, keys, { slots, suits = () => true } = {}) {
      const phrases = phrasesOf(phrasebook, file, keys)
      const fitting = phrases.filter(phrase => suits(phrase) && !said.has(phrase))
      const phrase = choose(`${file} ${keys}`, fitting.length > 0 ? fitting : phrases)
      said.add(phrase)
      return fill(phrase, { ...always, ...slots })
    },
  }
}

function phrasesOf(book: Phrasebook, file: PhraseFile, keys: string | readonly string[]): readonly string[] {
  const phrases = [keys].flat().flatMap(key => book[file].get(key) ?? [])
  if (phrases.length === 0) throw new Error(`The phrasebook has no sentence in ${file} for "${keys}".`)
  return phrases
}

/** Puts the pair's own words into the braces. A name may bring a full stop of its own (`V.S.O.P.`). */
function fill(phrase: string, slots: Slots): string {
  if (!phrase.includes('{')) return phrase
  return phrase
    .replace(/\{(\w+)\}/g, (braces, slot: string, at: number) =>
      fitting(slots[slot] ?? braces, phrase.slice(0, at)),
    )
    .replace(/\.\.(?= |$)/g, '.')
}

/** A word begins a sentence with a capital, and a name leaves its article (`The Banker`) where there is one already. */
function fitting(word: string, before: string): string {
  if (before === '' || before.endsWith('. ')) return capital(word)
  return /\bthe $/i.test(before) ? word.replace(/^The /, '') : word
}
