import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { profileOf } from '../engine/engine.rules.ts'
import { cigarDetail } from '../wording/wording.rules.ts'
import { findLineByName } from './find-by-exact-name.ts'

/** `Medium to full body` and `About 60 minutes` */
export function bodyAndDurationOf(cigar: Cigar): { cigar_body: string; cigar_duration: string } {
  const [body = '', duration = ''] = cigarDetail(profileOf(cigar, undefined, [])).split('. ')
  return { cigar_body: body, cigar_duration: duration.replace(/\.$/, '') }
}

/** Null for a cigar that the catalogue lacks. */
export function bodyAndDurationOfName(catalogue: Catalogue, name: string) {
  const cigar = catalogue.cigarsById.get(findLineByName(catalogue, name)?.id ?? '')
  return cigar ? bodyAndDurationOf(cigar) : { cigar_body: null, cigar_duration: null }
}
