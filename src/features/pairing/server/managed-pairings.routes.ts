import type { FastifyInstance } from 'fastify'
import { refuse, refuseStale } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { pickChanged } from '../curated-pairing.contract.ts'
import { type ManagedPairing, managedPairingsContract } from '../managed-pairings.contract.ts'
import { isChosenAt, nightEnds } from '../pick-night.rules.ts'
import { changePairing } from './change-pairing.ts'
import { choosePick, releasePick } from './choose-pick.ts'
import { createPairing, type PairingWriter } from './create-pairing.ts'
import { type CuratedPairingRow, findNextToFeature } from './curated-pairing.store.ts'
import type { FreePairings } from './free-pairings.ts'
import { findPairing, listPairings } from './managed-pairing.store.ts'
import { previewPairing } from './preview-pairing.ts'
import { removePairing } from './remove-pairing.ts'

interface Services extends Pick<PairingWriter, 'catalogue'> {
  database: Pick<Database, 'service' | 'orm'>
  freePairings: FreePairings
  live: Pick<Live, 'publishToAll'>
}

/** What admins do with curated pairings. */
export function managedPairingsRoutes(app: FastifyInstance, services: Services): void {
  const { database, live } = services
  const contract = managedPairingsContract
  const publish = () => live.publishToAll({ kind: pickChanged })
  mountContract(app, contract, {
    async listManagedPairings() {
      const [rows, next] = await Promise.all([listPairings(database), findNextToFeature(database.orm)])
      return {
        pairings: rows.map(toManagedPairing),
        next: next ?? null,
        turns_at: nightEnds(new Date()).toISOString(),
      }
    },
    previewPairing: ({ query }) => previewPairing(services, query),
    async readManagedPairing({ params: { id } }) {
      const row = await findPairing(database.orm, id)
      if (!row) throw refuse(contract.readManagedPairing, 'NO_SUCH_PAIRING')
      return toManagedPairing(row)
    },
    async createPairing({ body }, caller, exchange) {
      const row = await createPairing(services, actorOf(caller, exchange), body)
      publish()
      return toManagedPairing(row)
    },
    async changePairing({ params: { id }, body: { version, ...changes } }, caller, exchange) {
      const done = await changePairing(services, actorOf(caller, exchange), { id, changes, version })
      if (done === 'none') throw refuse(contract.changePairing, 'NO_SUCH_PAIRING')
      if ('stale' in done)
        throw refuseStale(contract.changePairing, 'CHANGED_MEANWHILE', toManagedPairing(done.stale))
      if (done.hasChanged) publish()
      return toManagedPairing(done.pairing)
    },
    async removePairing({ params: { id } }, caller, exchange) {
      const done = await removePairing(database, actorOf(caller, exchange), id)
      if (!done) throw refuse(contract.removePairing, 'NO_SUCH_PAIRING')
      publish()
      return done
    },
    async choosePick({ params: { id }, body: { stays } }, caller, exchange) {
      const row = await choosePick(database, actorOf(caller, exchange), { id, stays })
      if (!row) throw refuse(contract.choosePick, 'NO_SUCH_PAIRING')
      publish()
      return toManagedPairing(row)
    },
    async releasePick({ params: { id } }, caller, exchange) {
      const done = await releasePick(database, actorOf(caller, exchange), id)
      if (typeof done === 'string') throw refuse(contract.releasePick, done)
      publish()
      return toManagedPairing(done)
    },
  })
}

/** A choice that has ended is none, also before the next turn. */
function toManagedPairing(row: CuratedPairingRow): ManagedPairing {
  const { chosen_at, chosen_until } = isChosenAt(row, new Date()) ? row : notChosen
  return {
    ...row,
    featured_at: row.featured_at?.toISOString() ?? null,
    chosen_at: chosen_at?.toISOString() ?? null,
    chosen_until: chosen_until?.toISOString() ?? null,
  }
}

const notChosen = { chosen_at: null, chosen_until: null }
