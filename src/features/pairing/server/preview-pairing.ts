import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { PairingPreview } from '../managed-pairings.contract.ts'
import { drawPair } from '../pair-drawing.rules.ts'
import { bodyAndDurationOf } from './body-and-duration.ts'
import { resolvePair } from './find-curated-pairing.ts'
import type { FreePairings } from './free-pairings.ts'

interface Services {
  catalogue: Catalogue
  freePairings: Pick<FreePairings, 'forPair'>
}

/** Found by the names, as the page of the pairing will find them. Without the taste of a member. */
export function previewPairing(
  { catalogue, freePairings }: Services,
  names: { cigar: string; drink: string },
): PairingPreview {
  const { cigar, drink } = resolvePair(catalogue, { cigar_name: names.cigar, spirit_name: names.drink })
  const scored = cigar && drink && freePairings.forPair(cigar.id, drink.id)
  return {
    drawing: drawPair(cigar, drink, names.cigar),
    is_cigar_known: cigar !== undefined,
    is_drink_known: drink !== undefined,
    ...(cigar ? bodyAndDurationOf(cigar) : { cigar_body: null, cigar_duration: null }),
    texts: scored ?? null,
  }
}
