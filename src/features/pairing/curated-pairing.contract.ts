import * as z from 'zod/mini'
import { pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'

/** To everybody: Tonight's Pick is another one, or a curated pairing was changed. */
export const pickChanged = 'pick-changed'

const text = z.nullable(z.string())

/** Field names are the columns of `pairings`. */
export const curatedPairing = z.object({
  title: z.string(),
  slug: z.string(),
  is_featured: z.boolean(),
  cigar_name: text,
  cigar_body: text,
  cigar_duration: text,
  cigar_desc: text,
  spirit_name: text,
  spirit_desc: text,
  description: text,
  /** Null if the catalogue lacks the cigar or the drink. */
  drawing: z.nullable(pairDrawing),
})
export type CuratedPairing = z.output<typeof curatedPairing>

export const curatedPairingContract = contract({
  readFeaturedPairing: {
    method: 'GET',
    path: '/api/pairings/featured',
    summary: 'Tonight’s Pick; null if there is none.',
    opensTo: 'members',
    out: json(z.nullable(curatedPairing)),
    refusals: {},
  },
  readCuratedPairing: {
    method: 'GET',
    path: '/api/pairings/:slug',
    summary: 'One curated pairing.',
    opensTo: 'members',
    params: z.strictObject({ slug: pathText({ maxLength: 200 }) }),
    out: json(curatedPairing),
    refusals: { NO_SUCH_PAIRING: { status: 404, error: 'Pairing not found' } },
  },
})

export const curatedPairingPages = {
  ofSlug: (slug: string) => `/pairings/${encodeURIComponent(slug)}`,
}
