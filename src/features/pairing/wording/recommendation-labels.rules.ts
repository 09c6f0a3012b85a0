import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { CigarProfile } from '../engine/engine.rules.ts'
import { bodyText } from './spoken-cigar.rules.ts'

export function verdictText(score: number): string {
  if (score >= 82) return 'A close match'
  if (score >= 70) return 'A good match'
  if (score >= 58) return 'A fair match'
  return 'An honest compromise'
}

/** `Toro, 6 × 52, San Andrés` */
export function describeCigar(cigar: CigarProfile): string {
  const { brand, vitola, unlistedSize, wrapper, country, isInferred } = cigar
  const dimensions = `${vitola.lengthInches} × ${vitola.ringGauge}`
  const size = unlistedSize === undefined ? [vitolaName(vitola), dimensions] : [unlistedSize]
  const words = [...size, wrapperText(wrapper)].filter(Boolean).join(', ')
  if (!isInferred) return country ? `${words}, rolled in ${withArticle(country)}` : words
  return brand === 'Unlisted' ? `${words}, judging by its name` : `${words}, typical of this maker`
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
export function cigarDetail({ body, minutes, unlistedSize }: CigarProfile): string {
  const time = unlistedSize === undefined ? ` About ${minutes} minutes.` : ''
  return `${capitalize(bodyText({ body }))} body.${time}`
}

function withArticle(country: string): string {
  return country === 'Dominican Republic' ? 'the Dominican Republic' : country
}
