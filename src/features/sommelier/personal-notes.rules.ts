import type { BarLevel } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from '#features/pairing/engine/engine.rules.ts'
import {
  composeCaution,
  composeThirds,
  createPhrasePicker,
  joinThirds,
  type Phrasebook,
  type PhrasePicker,
  vesselName,
} from '#features/pairing/wording/wording.rules.ts'
import type { Taste } from '#features/taste/taste.rules.ts'
import { composeTasteParagraph } from '#features/taste/taste-paragraph.rules.ts'
import { type BarView, composeBarParagraph } from './bar-paragraph.rules.ts'

export interface NotesContext {
  taste: Taste
  /** How much is left of each drink in the member's bar. */
  bar: ReadonlyMap<Drink, BarLevel>
}

/** A curated pairing for one member: their taste, their bar, and what to watch while the cigar burns. */
export function writePersonalNotes(
  pair: Pair,
  { taste, bar }: NotesContext,
  description: string,
  phrasebook: Phrasebook,
): string {
  const phrases = createPhrasePicker(phrasebook, `notes on ${pair.cigar.id} ${pair.drink.id}`, {
    glass: vesselName(pair.drink),
  })
  if (taste.ratings === 0 && bar.size === 0)
    return `${pick(phrases, taste.isOn ? 'nothing-known' : 'left-out', 'nothing known')}\n\n${description}`
  const view: BarView = { bar, taste }
  const paragraphs = [
    composeTasteParagraph(pair, taste, phrases),
    composeBarParagraph(pair, view, phrases),
    describeSmoke(pair, withoutPhrasesOf(description, phrases)),
  ]
  return paragraphs.join('\n\n')
}

/** For a pair outside the catalogue: its description, and why there is nothing personal to add. */
export function writeCuratedNotes(description: string, phrasebook: Phrasebook): string {
  const phrases = createPhrasePicker(phrasebook, `notes ${description}`, {})
  return [pick(phrases, 'unknown-pair', 'unknown pair'), description].filter(Boolean).join('\n\n')
}

function pick(phrases: PhrasePicker, key: string, occasion: string): string {
  return phrases.pickSentence('personal', key, { occasion })
}

function describeSmoke(pair: Pair, phrases: PhrasePicker): string {
  const caution = composeCaution(pair, phrases)
  const thirds = composeThirds(pair, phrases, { described: [], isCautioned: caution !== null })
  return [pick(phrases, 'watching', 'watching'), joinThirds(thirds, phrases), caution]
    .filter(Boolean)
    .join(' ')
}

/** The page already shows the description, so its sentences are not picked again. */
function withoutPhrasesOf(description: string, phrases: PhrasePicker): PhrasePicker {
  const shown = description.toLowerCase()
  const isShown = (phrase: string) => shown.includes(phrase.slice(1).split(/[{.]/)[0]!.toLowerCase())
  return {
    choose: phrases.choose,
    pickSentence: (file, keys, { suits = () => true, ...options } = {}) =>
      phrases.pickSentence(file, keys, { ...options, suits: phrase => suits(phrase) && !isShown(phrase) }),
  }
}
