import type { FastifyInstance } from 'fastify'
import { commonRefusals, Refusal, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { vaultContract } from '../vault.contract.ts'
import { type PagePlace, readPlace, type VaultOrder, writePlace } from './page-place.ts'
import type { VaultStore } from './vault.store.ts'

export function vaultRoutes(app: FastifyInstance, vault: VaultStore): void {
  mountContract(app, vaultContract, {
    async listPairings({ query: { q, type, order, after } }, { memberId }) {
      const place = after === undefined ? undefined : knownPlace(order, after)
      const { pairings, hasMore, types } = await vault.list(memberId!, { q, type, order, after: place })
      const next = hasMore ? writePlace(order, pairings.at(-1)!) : null
      return { pairings, next, types, isEmpty: types.length === 0 }
    },
    savePairing: ({ body }, { memberId }) => vault.save(memberId!, body),
    async ratePairing({ params: { id }, body: { rating } }, { memberId }) {
      const row = await vault.rate(memberId!, id, rating)
      if (!row) throw refuse(vaultContract.ratePairing, 'NO_SUCH_PAIRING')
      return row
    },
    async deletePairing({ params: { id } }, { memberId }) {
      if (!(await vault.remove(memberId!, id))) throw refuse(vaultContract.deletePairing, 'NO_SUCH_PAIRING')
      return { done: true as const }
    },
    async restorePairing({ params: { id } }, { memberId }) {
      const row = await vault.restore(memberId!, id)
      if (!row) throw refuse(vaultContract.restorePairing, 'NO_SUCH_PAIRING')
      return row
    },
  })
}

function knownPlace(order: VaultOrder, after: string): PagePlace {
  const place = readPlace(order, after)
  if (place) return place
  const fields = { after: 'That is no place in this order' }
  throw new Refusal('INVALID_INPUT', commonRefusals.INVALID_INPUT, fields)
}
