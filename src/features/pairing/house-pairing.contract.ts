import * as z from 'zod/mini'
import { pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'

const text = z.nullable(z.string())

/** The columns of `pairings`, by their own names. */
export const housePairing = z.object({
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
  /** What the pair looks like, when the catalogue knows both. */
  drawing: z.nullable(pairDrawing),
})
export type HousePairing = z.output<typeof housePairing>

export const housePairingContract = contract({
  readFeaturedPairing: {
    method: 'GET',
    path: '/api/pairings/featured',
    summary: 'Tonight’s Pick; null on an evening without one.',
    opensTo: 'members',
    out: z.nullable(housePairing),
    refusals: {},
  },
  readHousePairing: {
    method: 'GET',
    path: '/api/pairings/:slug',
    summary: 'A pairing of the house.',
    opensTo: 'members',
    params: z.strictObject({ slug: pathText({ most: 200 }) }),
    out: housePairing,
    refusals: { NO_SUCH_PAIRING: { status: 404, error: 'Pairing not found' } },
  },
})

export const housePairingPages = {
  ofSlug: (slug: string) => `/pairings/${encodeURIComponent(slug)}`,
}
