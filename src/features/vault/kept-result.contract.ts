import * as z from 'zod/mini'
import { pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { pairedCigar, pairedDrink, pairTexts, reason } from '#features/pairing/pairing.contract.ts'

const keptOther = z.object({
  of: z.enum(['cigar', 'drink']),
  /** Null if the catalogue lacks it. */
  id: z.nullable(z.string()),
  name: z.string(),
  score: z.nullable(z.number()),
  verdict: z.nullable(z.string()),
})
export type KeptOther = z.output<typeof keptOther>

const result = {
  cigar: pairedCigar,
  drink: pairedDrink,
  ...pairTexts.shape,
  /** All points of the score; those of the member's own taste are marked. */
  reasons: z.array(z.object({ ...reason.shape, isOwnTaste: z.boolean() })),
  /** The other drinks, or cigars, of the same recommendation, best first. */
  others: z.array(keptOther),
}

/** As it is stored. A stored result that does not fit this form any more is left out; then a new one is computed. */
export const keptResult = z.object({ version: z.literal(1), ...result })
export type KeptResult = z.output<typeof keptResult>

export const pairingResult = z.object({
  ...result,
  /** With what the catalogue of today has of each; null if it lacks it. */
  others: z.array(
    z.object({
      ...keptOther.shape,
      /** `Broadleaf, full`, `Islay single malt` */
      detail: z.nullable(z.string()),
      drawing: z.nullable(pairDrawing),
    }),
  ),
  /** Computed from the catalogue of today, since none was kept. */
  isComputedNow: z.boolean(),
})
export type PairingResultData = z.output<typeof pairingResult>
