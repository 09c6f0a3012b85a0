import type { BarLevel } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from '#features/pairing/engine/engine.rules.ts'
import {
  composeCaution,
  composePace,
  createPhrasePicker,
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

/** A curated pairing for one member: their taste, their bar, and one piece of advice. */
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
    composeCaution(pair, phrases) ?? composePace(pair, phrases),
  ]
  return paragraphs.join('\n\n')
}

/** For a pair outside the catalogue: its description, and why there is nothing personal to add. */
export function writeCuratedNotes(description: string, phrasebook: Phrasebook): string {
  const phrases = createPhrasePicker(phrasebook, `notes ${description}`, {})
  return [pick(phrases, 'unknown-pair', 'unknown pair'), description].filter(Boolean).join('\n\n')
}

/** For a member who switched the memory off. */
export function writeNotesWithoutRecords(description: string, phrasebook: Phrasebook): string {
  const phrases = createPhrasePicker(phrasebook, `notes ${description}`, {})
  return `${pick(phrases, 'without-memory', 'without memory')}\n\n${description}`
}

function pick(phrases: PhrasePicker, key: string, occasion: string): string {
  return phrases.pickSentence('personal', key, { occasion })
}
