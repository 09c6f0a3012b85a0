import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { humidorBulkContract } from '../bulk.contract.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { changedItemValues } from './item-values.ts'
import type { HumidorServices } from './open-humidor.ts'
import { toHumidorItem } from './to-humidor-item.ts'

interface Services {
  humidor: Pick<HumidorServices, 'bulk' | 'rules'>
  catalogue: Catalogue
  live: Pick<Live, 'publish'>
}

export function bulkRoutes(
  app: FastifyInstance,
  { humidor: { bulk, rules: stored }, catalogue, live }: Services,
): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: humidorEvent })
  mountContract(app, humidorBulkContract, {
    async changeItems({ body: { ids, changes } }, { memberId }) {
      const changed = await bulk.change(memberId, ids, changedItemValues(changes))
      if (changed === 'no humidor') throw refuse(humidorBulkContract.changeItems, 'NO_SUCH_HUMIDOR')
      publish(memberId)
      return { items: changed.map(row => toHumidorItem(catalogue, row)) }
    },
    async deleteItems({ body: { ids } }, { memberId }) {
      const deleted = await bulk.remove(memberId, ids)
      publish(memberId)
      return { deleted }
    },
    async setReadinessRules({ body: { rules } }, { memberId }) {
      await stored.set(memberId, rules)
      publish(memberId)
      return { rules }
    },
  })
}
