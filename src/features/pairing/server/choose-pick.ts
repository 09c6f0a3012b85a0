import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { PickStays } from '../managed-pairings.contract.ts'
import { isChosenAt, nightEnds } from '../pick-night.rules.ts'
import { type CuratedPairingRow, lockPairings } from './curated-pairing.store.ts'
import { endChoice, lockPairing, setChosen } from './managed-pairing.store.ts'

type Service = Pick<Database, 'service'>

/** Undefined if there is no such pairing. Sent again, it changes nothing. */
export async function choosePick(
  { service }: Service,
  actor: Actor,
  { id, stays }: { id: string; stays: PickStays },
  now = new Date(),
): Promise<CuratedPairingRow | undefined> {
  return inTransaction(service, undefined, async transaction => {
    await lockPairings(transaction)
    const row = await lockPairing(transaction, id)
    if (!row) return undefined
    const until = stays === 'tonight' ? nightEnds(now) : null
    if (isChosenAt(row, now) && row.chosen_until?.getTime() === until?.getTime()) return row
    await recordAudit(transaction, {
      ...actor,
      action: 'pairing.choose',
      target: id,
      details: { title: row.title, stays },
    })
    return setChosen(transaction, row, until, now)
  })
}

/** It stays for this night; then the pairings take turns again. */
export async function releasePick(
  { service }: Service,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<CuratedPairingRow | 'NO_SUCH_PAIRING' | 'NOT_CHOSEN'> {
  return inTransaction(service, undefined, async transaction => {
    await lockPairings(transaction)
    const row = await lockPairing(transaction, id)
    if (!row) return 'NO_SUCH_PAIRING'
    if (!isChosenAt(row, now)) return 'NOT_CHOSEN'
    if (row.chosen_until) return row
    await recordAudit(transaction, {
      ...actor,
      action: 'pairing.release',
      target: id,
      details: { title: row.title },
    })
    return endChoice(transaction, id, nightEnds(now))
  })
}
