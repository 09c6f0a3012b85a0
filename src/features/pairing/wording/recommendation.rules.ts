import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { CigarProfile, Pair, ScoredDrink } from '../engine/engine.rules.ts'
import { composeCaution } from './caution.rules.ts'
import { bodyText, composeOpening } from './opening.rules.ts'
import { createPhrasePicker } from './phrase-picker.rules.ts'
import type { Phrasebook } from './phrasebook.rules.ts'
import { composeReasons, type ReasonTexts } from './reasons.rules.ts'
import { composeThirds, type Thirds } from './thirds.rules.ts'
import { joinThirds } from './thirds-paragraph.rules.ts'

/** Each part stands on the page by itself; together they are the text that is read aloud. */
export interface Wording extends ReasonTexts {
  verdict: string
  thirds: Thirds
  caution: string | null
  result: string
}

/** Deterministic for a pair. */
export function composeWording(pair: Pair, scored: ScoredDrink, phrasebook: Phrasebook): Wording {
  const { cigar, drink } = pair
  const picker = createPhrasePicker(phrasebook, `${cigar.id ?? `${cigar.brand} ${cigar.line}`} ${drink.id}`, {
    glass: vesselName(drink),
  })
  const { paragraph, described, ...reasons } = composeReasons(pair, picker)
  const caution = composeCaution(pair, picker)
  const thirds = composeThirds(pair, picker, { described, isCautioned: caution !== null })
  const paragraphs = [composeOpening(pair, picker), paragraph, joinThirds(thirds, picker), caution]
  return {
    ...reasons,
    verdict: verdictText(scored.score),
    thirds,
    caution,
    result: paragraphs.filter(Boolean).join('\n\n'),
  }
}

export function vesselName({ glass }: Pick<Pair['drink'], 'glass'>): string {
  return glass === 'cup' || glass === 'mug' ? glass : 'glass'
}

export function verdictText(score: number): string {
  if (score >= 85) return 'A close match'
  if (score >= 74) return 'A good match'
  if (score >= 60) return 'A fair match'
  return 'An honest compromise'
}

/** `Toro, 6 × 52, San Andrés` */
export function describeCigar({ brand, vitola, wrapper, country, isInferred }: CigarProfile): string {
  const size = `${vitola.lengthInches} × ${vitola.ringGauge}`
  const words = [vitolaName(vitola), size, wrapperText(wrapper)].filter(Boolean).join(', ')
  if (!isInferred) return country ? `${words}, rolled in ${withArticle(country)}` : words
  return brand === 'Unlisted' ? `${words}, as far as its name tells` : `${words}, as theirs often are`
}

/** The data has `Maduro (undisclosed)` and `Various` where the wrapper is unknown. */
function wrapperText(wrapper: string): string {
  return wrapper === 'Various' ? '' : wrapper.replace(' (undisclosed)', '')
}

/** `Corojo Ecuador Toro` */
export function cigarHeadline({ brand, line }: CigarProfile): string {
  return brand === 'Unlisted' ? line.replace(/(?<= )\p{Ll}/gu, letter => letter.toUpperCase()) : line
}

/** `Full body. About 70 minutes.` */
export function cigarDetail({ body, minutes }: CigarProfile): string {
  return `${capitalize(bodyText({ body }))} body. About ${minutes} minutes.`
}

function withArticle(country: string): string {
  return country === 'Dominican Republic' ? 'the Dominican Republic' : country
}
