import { findCuratedPairing } from '#features/pairing/server/find-curated-pairing.ts'
import { identifyLine } from '#features/pairing/server/identify-cigar.ts'
import { refuse } from '#platform/api.contract.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'
import { tasteOrNone } from './advise-member.ts'
import { adviseOnPair } from './compose-advice.ts'
import type { NoteSources } from './write-notes.ts'

/** Scored for this member and not saved; null if the catalogue lacks the cigar or the drink. Refuses an unknown slug. */
export async function readCuratedResult(
  sommelier: NoteSources,
  memberId: string,
  slug: string,
): Promise<Advice | null> {
  const curated = await findCuratedPairing(sommelier, slug)
  if (!curated) throw refuse(sommelierContract.readCuratedResult, 'NO_SUCH_PAIRING')
  const { cigar, drink } = curated
  const identified = cigar && identifyLine(sommelier.catalogue, cigar.id)
  if (!identified || !drink) return null
  const advice = adviseOnPair(sommelier, identified, drink, await tasteOrNone(sommelier, memberId))
  return { ...advice, saved: null, canNarrate: false }
}
