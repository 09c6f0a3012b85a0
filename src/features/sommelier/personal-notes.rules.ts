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

const nothingKnown = [
  'We do not know your taste yet, and your bar is still empty here, so these are the notes that everyone reads.',
  'There are no ratings and no bottles of yours to go by yet, so here is what we say of this pair.',
  'Until you have rated a pairing or named a bottle of your own, we can only tell you what we tell everyone.',
  'We would rather not guess at a taste we have not met, so this is what everybody hears of this pair.',
]

const leftOut = [
  'Your ratings are left out of it and your bar is still empty here, so these are the notes that everyone reads.',
  'With your ratings left aside and no bottles of yours to go by, here is what we say of this pair.',
  'You asked for your ratings to be left out and your bar is empty here, so this is what we tell everyone.',
]

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
    return `${phrases.choose('nothing known', taste.isOn ? nothingKnown : leftOut)}\n\n${description}`
  const view: BarView = { bar, taste }
  const paragraphs = [
    composeTasteParagraph(pair, taste, phrases),
    composeBarParagraph(pair, view, phrases),
    describeSmoke(pair, withoutPhrasesOf(description, phrases)),
  ]
  return paragraphs.join('\n\n')
}

const unknownPair = [
  'This pair was written down by hand, and we cannot weigh it against your taste.',
  'This lounge put the pair together by hand, so there is nothing of yours to hold it against.',
]

/** For a pair outside the catalogue: its description, and why there is nothing personal to add. */
export function writeCuratedNotes(description: string, phrasebook: Phrasebook): string {
  const phrases = createPhrasePicker(phrasebook, `notes ${description}`, {})
  return [phrases.choose('unknown pair', unknownPair), description].filter(Boolean).join('\n\n')
}

const watching = [
  'While it burns, a few things are worth watching.',
  'As for the cigar itself, take it third by third.',
  'Once it is lit, this is what we would look out for.',
  'A word on the cigar, from one end to the other.',
  'The rest is up to the cigar, and to not hurrying it.',
  'Now for the smoke itself.',
  'This is what we would pay attention to once it burns.',
]

function describeSmoke(pair: Pair, phrases: PhrasePicker): string {
  const caution = composeCaution(pair, phrases)
  const thirds = composeThirds(pair, phrases, { described: [], isCautioned: caution !== null })
  return [phrases.choose('watching', watching), joinThirds(thirds, phrases), caution]
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
