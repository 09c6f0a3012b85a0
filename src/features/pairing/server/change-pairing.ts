import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { PairingChanges } from '../managed-pairings.contract.ts'
import { bodyAndDurationOfName } from './body-and-duration.ts'
import type { PairingWriter } from './create-pairing.ts'
import type { CuratedPairingRow } from './curated-pairing.store.ts'
import { lockPairing, updatePairing } from './managed-pairing.store.ts'
import { textsToStore } from './texts-to-store.ts'

export interface PairingChange {
  id: string
  changes: PairingChanges
  /** That was read; undefined: the last change wins. */
  version: number | undefined
}

export type ChangedPairing =
  | 'none'
  | { stale: CuratedPairingRow }
  | { pairing: CuratedPairingRow; hasChanged: boolean }

/** The address stays, whatever the title is. */
export async function changePairing(
  { catalogue, database }: PairingWriter,
  actor: Actor,
  { id, changes, version }: PairingChange,
): Promise<ChangedPairing> {
  return inTransaction(database.service, undefined, async transaction => {
    const before = await lockPairing(transaction, id)
    if (!before) return 'none'
    if (version !== undefined && version !== before.version) return { stale: before }
    const texts = { ...changes, ...textsToStore(changes) }
    const fields = (Object.keys(texts) as (keyof PairingChanges)[]).filter(
      field => texts[field] !== before[field],
    )
    if (fields.length === 0) return { pairing: before, hasChanged: false }
    const pairing = await updatePairing(transaction, id, {
      ...texts,
      ...(fields.includes('cigar_name') && bodyAndDurationOfName(catalogue, texts.cigar_name ?? '')),
    })
    await recordAudit(transaction, {
      ...actor,
      action: 'pairing.change',
      target: id,
      details: { title: pairing.title, fields },
    })
    return { pairing, hasChanged: true }
  })
}
