import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { CigarProfile, Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import { composeServing } from './serving-sentence.rules.ts'

const bodyWords = ['mild', 'mild to medium', 'medium', 'medium to full', 'full'] as const

export function bodyText({ body }: Pick<CigarProfile, 'body'>): string {
  return bodyWords[body - 1]!
}

/** What to pour, how to serve it, and what the drink is. */
export function composeOpening(pair: Pair, picker: PhrasePicker): string {
  return [invite(pair, picker), composeServing(pair.drink, picker), pair.drink.sentence].join(' ')
}

const mentionsShortPour = /\b(measure|light hand|a little)\b/i

/** A cigar outside the catalogue must never be described as if it were known. */
function invite({ cigar, drink }: Pair, picker: PhrasePicker): string {
  if (!cigar.isInferred)
    return picker.pickSentence('openings', [drink.kind, 'any'], {
      slots: { cigar: cigarName(cigar), drink: drink.name },
      suits: phrase => drink.glass !== 'highball' || !mentionsShortPour.test(phrase),
    })
  return picker.pickSentence('unlisted', unlistedKey(cigar), {
    slots: { maker: makerName(cigar), body: bodyText(cigar), wrapper: cigar.wrapper, drink: drink.name },
  })
}

/** Natural is the default if no wrapper was named, so it is not mentioned. */
function unlistedKey({ brand, line, wrapper }: CigarProfile): string {
  if (brand !== 'Unlisted') return line === '' ? 'maker-only' : 'maker'
  return wrapper === 'natural' ? 'plain' : 'words'
}

function makerName({ brand }: CigarProfile): string {
  return brand.replace(/\s*\([^)]*\)$/, '')
}
