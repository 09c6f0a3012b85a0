import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { removalContract } from '../removal.contract.ts'
import { type VaultChange, vaultEvent } from '../vault.contract.ts'
import type { Vault } from './open-vault.ts'

interface Services extends Pick<Vault, 'pairings'> {
  live: Pick<Live, 'publish'>
}

export function removalRoutes(app: FastifyInstance, { live, pairings: vault }: Services): void {
  const publish = (memberId: string, change: VaultChange) =>
    live.publish([memberId], { kind: vaultEvent, data: change })
  mountContract(app, removalContract, {
    async clearOldLookUps(_received, { memberId }) {
      const removed = await vault.removeOldLookUps(memberId)
      publish(memberId, {})
      return removed
    },
    async removePairings({ body }, { memberId }) {
      const { ids, removed_at } = await vault.removeAll(memberId, body.ids)
      if (removed_at === null) throw refuse(removalContract.removePairings, 'NO_SUCH_PAIRING')
      publish(memberId, { ids, isRemoved: true })
      return { removed: ids.length, removed_at }
    },
    async restoreRemoved({ body: { removed_at } }, { memberId }) {
      const restored = await vault.restoreRemoved(memberId, removed_at)
      publish(memberId, {})
      return restored
    },
  })
}
