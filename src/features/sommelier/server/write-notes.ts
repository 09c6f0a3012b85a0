import { profileOf } from '#features/pairing/engine/engine.rules.ts'
import { findCuratedPairing } from '#features/pairing/server/find-curated-pairing.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { writeCuratedNotes, writeNotesWithoutRecords, writePersonalNotes } from '../personal-notes.rules.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { type Sommelier, tasteOrNone } from './advise-member.ts'

export interface NoteSources extends Sommelier {
  database: Pick<Database, 'orm'>
  /** Whether the member lets Arturo look at their records. */
  usesMemory(memberId: string): Promise<boolean>
}

/** Notes on a curated pairing for this member. Refuses an unknown slug. */
export async function writeNotes(sommelier: NoteSources, memberId: string, slug: string): Promise<string> {
  const { catalogue, phrasebook, bar } = sommelier
  const curated = await findCuratedPairing(sommelier, slug)
  if (!curated) throw refuse(sommelierContract.writePersonalNotes, 'NO_SUCH_PAIRING')
  const { cigar, drink, description } = curated
  if (!cigar || !drink) return writeCuratedNotes(description, phrasebook)
  if (!(await sommelier.usesMemory(memberId))) return writeNotesWithoutRecords(description, phrasebook)
  const [taste, bottles] = await Promise.all([tasteOrNone(sommelier, memberId), bar.pourable(memberId)])
  const pair = { ...catalogue, cigar: profileOf(cigar, undefined, []), drink }
  return writePersonalNotes(pair, { taste, bar: bottles }, description, phrasebook)
}
