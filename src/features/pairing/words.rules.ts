import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { wordCaution } from './caution-words.rules.ts'
import { openVoice } from './chosen-words.rules.ts'
import { bodyOf, wordOpening } from './opening-words.rules.ts'
import type { Pair } from './pair.rules.ts'
import type { Phrasebook } from './phrasebook.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { type ReasonWords, wordReasons } from './reason-words.rules.ts'
import { capital } from './said.rules.ts'
import type { Scored } from './scoring.rules.ts'
import { tellThirds } from './spoken-thirds.rules.ts'
import { type Thirds, wordThirds } from './thirds-words.rules.ts'

/** The recommendation in words: each part stands on the page by itself, and together they are what is read aloud. */
export interface Wording extends ReasonWords {
  verdict: string
  thirds: Thirds
  caution: string | null
  result: string
}

/** The same words for the same pair each time, all of them whole sentences of the phrasebook. */
export function wordPair(pair: Pair, scored: Scored, phrasebook: Phrasebook): Wording {
  const { cigar, drink } = pair
  const voice = openVoice(phrasebook, `${cigar.id ?? `${cigar.brand} ${cigar.line}`} ${drink.id}`, {
    glass: vesselOf(drink),
  })
  const { told, described, ...reasons } = wordReasons(pair, voice)
  const caution = wordCaution(pair, voice)
  const thirds = wordThirds(pair, voice, { described, isCautioned: caution !== null })
  const paragraphs = [wordOpening(pair, voice), told, tellThirds(thirds, voice), caution]
  return {
    ...reasons,
    verdict: verdictOf(scored.score),
    thirds,
    caution,
    result: paragraphs.filter(Boolean).join('\n\n'),
  }
}

/** What the drink is in, as a sentence names it. */
export function vesselOf({ glass }: Pick<Pair['drink'], 'glass'>): string {
  return glass === 'cup' || glass === 'mug' ? glass : 'glass'
}

export function verdictOf(score: number): string {
  if (score >= 85) return 'A close match'
  if (score >= 74) return 'A good match'
  if (score >= 60) return 'A fair match'
  return 'An honest compromise'
}

/** What the drawing rests on: `Toro, 6 × 52, San Andrés`. */
export function describeCigar({ brand, vitola, wrapper, country, isInferred }: CigarProfile): string {
  const size = `${vitola.lengthInches} × ${vitola.ringGauge}`
  const words = [vitolaName(vitola), size, wrapperNamed(wrapper)].filter(Boolean).join(', ')
  if (!isInferred) return country ? `${words}, rolled in ${theCountry(country)}` : words
  return brand === 'Unlisted' ? `${words}, as far as its name tells` : `${words}, as theirs often are`
}

/** `Maduro (undisclosed)` and `Various` are how lists say that they do not know. */
function wrapperNamed(wrapper: string): string {
  return wrapper === 'Various' ? '' : wrapper.replace(' (undisclosed)', '')
}

/** Words that somebody typed, as a headline: `Corojo Ecuador Toro`. */
export function headlineOf({ brand, line }: CigarProfile): string {
  return brand === 'Unlisted' ? line.replace(/(?<= )\p{Ll}/gu, letter => letter.toUpperCase()) : line
}

/** Body and time: `Full body. About 70 minutes.` */
export function detailCigar({ body, minutes }: CigarProfile): string {
  return `${capital(bodyOf({ body }))} body. About ${minutes} minutes.`
}

function theCountry(country: string): string {
  return country === 'Dominican Republic' ? 'the Dominican Republic' : country
}
