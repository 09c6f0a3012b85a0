import type { BarLevel } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { wordCaution } from '#features/pairing/caution-words.rules.ts'
import { openVoice, type Voice } from '#features/pairing/chosen-words.rules.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import { tellThirds } from '#features/pairing/spoken-thirds.rules.ts'
import { wordThirds } from '#features/pairing/thirds-words.rules.ts'
import { vesselOf } from '#features/pairing/words.rules.ts'
import { type BarView, wordBar } from './bar-words.rules.ts'
import type { Taste } from './taste.rules.ts'
import { wordTaste } from './taste-words.rules.ts'

/** What is known of the member for whom the notes are. */
export interface Known {
  taste: Taste
  /** Drinks of the catalogue in their bar, and how much is left of each. */
  bar: ReadonlyMap<Drink, BarLevel>
}

const nothingKnown = [
  'We do not know your taste yet, and your bar is still empty here, so these are the notes of the house.',
  'There are no ratings and no bottles of yours to go by yet, so here is what the house says of this pair.',
  'Until you have rated a pairing or named a bottle of your own, we can only tell you what we tell everyone.',
  'We would rather not guess at a taste we have not met, so this is what everybody hears of this pair.',
]

const leftOut = [
  'Your ratings are left out of it and your bar is still empty here, so these are the notes of the house.',
  'With your ratings left aside and no bottles of yours to go by, here is what the house says of this pair.',
  'You asked for your ratings to be left out and your bar is empty here, so this is what we tell everyone.',
]

/** A pair of the house for one member: their taste, their bar, and what to watch while it burns. */
export function writePersonalNotes(
  pair: Pair,
  { taste, bar }: Known,
  description: string,
  phrasebook: Phrasebook,
): string {
  const voice = openVoice(phrasebook, `notes on ${pair.cigar.id} ${pair.drink.id}`, {
    glass: vesselOf(pair.drink),
  })
  if (taste.ratings === 0 && bar.size === 0)
    return `${voice.choose('nothing known', taste.isOn ? nothingKnown : leftOut)}\n\n${description}`
  const view: BarView = { bar, taste }
  const paragraphs = [
    wordTaste(pair, taste, voice),
    wordBar(pair, view, voice),
    wordWatch(pair, unlike(voice, description)),
  ]
  return paragraphs.join('\n\n')
}

const unknownPair = [
  'This pair is one the house wrote down by hand, and we cannot weigh it against your taste.',
  'The house put this one together by itself, so there is nothing of yours to hold it against.',
]

/** For a pair that the catalogue does not know: what the house wrote, and why there is no more. */
export function writeHouseNotes(description: string, phrasebook: Phrasebook): string {
  const voice = openVoice(phrasebook, `notes ${description}`, {})
  return [voice.choose('unknown pair', unknownPair), description].filter(Boolean).join('\n\n')
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

function wordWatch(pair: Pair, voice: Voice): string {
  const caution = wordCaution(pair, voice)
  const thirds = wordThirds(pair, voice, { described: [], isCautioned: caution !== null })
  return [voice.choose('watching', watching), tellThirds(thirds, voice), caution].filter(Boolean).join(' ')
}

/** The page has the house's own sentences already: the same ones again would be no notes for somebody. */
function unlike(voice: Voice, description: string): Voice {
  const told = description.toLowerCase()
  const isTold = (phrase: string) => told.includes(phrase.slice(1).split(/[{.]/)[0]!.toLowerCase())
  return {
    choose: voice.choose,
    say: (file, keys, { suits = () => true, ...telling } = {}) =>
      voice.say(file, keys, { ...telling, suits: phrase => suits(phrase) && !isTold(phrase) }),
  }
}
