import { stableHash } from '#platform/stable-hash.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { Phrasebook, PhraseFile } from './phrasebook.rules.ts'

/** A fact that is not known is left out: no sentence that needs it is picked. */
export type Slots = Readonly<Record<string, string | undefined>>

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
  /** All sentences of a key that these facts can fill, filled. */
  sentencesOf(file: PhraseFile, key: string, slots: Slots, suits?: (phrase: string) => boolean): string[]
  choose<T>(occasion: string, options: readonly T[]): T
}

/**
 * @param seed identifies the pair, so that other pairs get other sentences for the same facts
 * @param isTerse prefers short sentences
 */
export function createPhrasePicker(
  phrasebook: Phrasebook,
  seed: string,
  sharedSlots: Slots,
  { isTerse = false }: { isTerse?: boolean } = {},
): PhrasePicker {
  const usedPhrases = new Set<string>()
  const usedTurns = new Set<string>()
  const choose = <T>(occasion: string, options: readonly T[]) =>
    options[stableHash(`${seed} ${occasion}`) % options.length]!
  // Without a prototype V8 keeps a hash table, which is faster to search by names that are computed.
  const factsOf = (slots: Slots | undefined): Slots => Object.assign(Object.create(null), sharedSlots, slots)
  return {
    choose,
    pickSentence(file, keys, { slots, suits = () => true, occasion = `${file} ${keys}` } = {}) {
      const facts = factsOf(slots)
      const phrases = phrasesOf(phrasebook, file, keys).filter(phrase => canFill(phrase, facts))
      if (phrases.length === 0) throw new Error(`No sentence in ${file} for "${keys}" fits the known facts.`)
      const unused = phrases.filter(phrase => suits(phrase) && !usedPhrases.has(phrase))
      const fresh = unused.filter(phrase => !turnsOf(phrase).some(turn => usedTurns.has(turn)))
      const candidates = [fresh, unused, phrases].find(list => list.length > 0)!
      const phrase = choose(occasion, isTerse ? shortest(candidates) : candidates)
      usedPhrases.add(phrase)
      for (const turn of turnsOf(phrase)) usedTurns.add(turn)
      return fillSlots(phrase, facts)
    },
    sentencesOf(file, key, slots, suits = () => true) {
      const facts = factsOf(slots)
      return (phrasebook[file].get(key) ?? [])
        .filter(phrase => canFill(phrase, facts) && suits(phrase))
        .map(phrase => fillSlots(phrase, facts))
    },
  }
}

/** A third of them. */
function shortest(phrases: readonly string[]): readonly string[] {
  return phrases.toSorted((a, b) => a.length - b.length).slice(0, Math.ceil(phrases.length / 3))
}

const turnPattern =
  /^(?!The |\{)\S+|(?<=\. )I\S*|come first|up front|\b(?:lead|behind|after|find|get|gives|taste|tastes|expect|mostly|brings|some|like|has it|wear)\b/gi

const turnsByPhrase = new Map<string, readonly string[]>()

/** What a listener notices twice: how a sentence begins, and how it names flavors. */
function turnsOf(phrase: string): readonly string[] {
  const known = turnsByPhrase.get(phrase)
  const turns = known ?? (phrase.match(turnPattern) ?? []).map(turn => turn.toLowerCase())
  if (!known) turnsByPhrase.set(phrase, turns)
  return turns
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

const slotPattern = /\{(\w+)\}/g

/** Of every phrase that was a candidate once. */
const slotsByPhrase = new Map<string, readonly string[]>()

function slotsOf(phrase: string): readonly string[] {
  const slots = slotsByPhrase.get(phrase) ?? [...phrase.matchAll(slotPattern)].map(match => match[1]!)
  slotsByPhrase.set(phrase, slots)
  return slots
}

function canFill(phrase: string, facts: Slots): boolean {
  return slotsOf(phrase).every(slot => Boolean(facts[slot]))
}

/** A name may end in a full stop of its own (`V.S.O.P.`). */
function fillSlots(phrase: string, facts: Slots): string {
  if (!phrase.includes('{')) return phrase
  return phrase
    .replace(/\b([Aa]) \{(\w+)\}/g, (_, article: string, slot: string) => withArticle(article, facts[slot]!))
    .replace(slotPattern, (_, slot: string, at: number, whole: string) =>
      adaptToContext(facts[slot]!, whole.slice(0, at)),
    )
    .replace(/\.\.(?= |$)/g, '.')
}

/** Capitalizes at the start of a sentence, and drops an article after a word that takes its place (`your Negroni`). */
function adaptToContext(word: string, before: string): string {
  if (before === '' || /[.?] $/.test(before)) return capitalize(word)
  return /\b(no|your|own|its) $/i.test(before) ? word.replace(/^(an?|the) /i, '') : word
}

/** `an Exclusivo`, `an 8 by 50`, `a Honduran`. */
function withArticle(article: string, word: string): string {
  return `${article}${/^([aeiouáéíóú]|8|11\b|18\b)/i.test(word) ? 'n' : ''} ${word}`
}
