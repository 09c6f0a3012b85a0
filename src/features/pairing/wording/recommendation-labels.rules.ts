import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import { type CigarProfile, fairScore } from '../engine/engine.rules.ts'
import { bodyText } from './spoken-cigar.rules.ts'

export function verdictText(score: number): string {
  if (score >= 82) return 'A close match'
  if (score >= 70) return 'A good match'
  if (score >= fairScore) return 'A fair match'
  return 'An honest compromise'
}

/** `Toro, 6 × 52, San Andrés`; of an inferred cigar only what was typed. */
export function describeCigar(cigar: CigarProfile): string {
  const { brand, wrapper, country, isInferred, isWrapperTyped } = cigar
  const leaf = isInferred && !isWrapperTyped ? '' : wrapperText(wrapper)
  const words = [...sizeWords(cigar), leaf].filter(Boolean).join(', ')
  if (!isInferred) return country ? `${words}, rolled in ${withArticle(country)}` : words
  if (words) return `${capitalize(words)}, judging by its name`
  return brand === 'Unlisted' ? 'Wrapper and size not named' : 'The usual cigar of this maker'
}

function sizeWords(cigar: CigarProfile): readonly string[] {
  const { vitola, unlistedSize } = cigar
  if (unlistedSize !== undefined) return [unlistedSize]
  if (isSizeGuessed(cigar)) return []
  return [vitolaName(vitola), `${vitola.lengthInches} × ${vitola.ringGauge}`]
}

/** Whether the size is only a typical one, neither typed nor of a row. */
function isSizeGuessed({ isInferred, isSizeTyped }: CigarProfile): boolean {
  return isInferred && !isSizeTyped
}

/** The data has `Maduro (undisclosed)` and `Various` where the wrapper is unknown. */
function wrapperText(wrapper: string): string {
  return wrapper === 'Various' ? '' : wrapper.replace(' (undisclosed)', '')
}

/** `Corojo Ecuador Toro` */
export function cigarHeadline({ brand, line }: CigarProfile): string {
  return brand === 'Unlisted' ? line.replace(/(?<= )\p{Ll}/gu, letter => letter.toUpperCase()) : line
}

/** `Full body. About 70 minutes.`; without the time where the size is not known. */
export function cigarDetail(cigar: CigarProfile): string {
  const isTimed = cigar.unlistedSize === undefined && !isSizeGuessed(cigar)
  return `${capitalize(bodyText(cigar))} body.${isTimed ? ` About ${cigar.minutes} minutes.` : ''}`
}

function withArticle(country: string): string {
  return country === 'Dominican Republic' ? 'the Dominican Republic' : country
}
