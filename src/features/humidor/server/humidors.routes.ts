import type { FastifyInstance } from 'fastify'
import { refuse, refuseStale } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { humidorContract, humidorEvent } from '../humidor.contract.ts'
import type { HumidorServices } from './open-humidor.ts'

interface Services {
  humidor: Pick<HumidorServices, 'humidors'>
  live: Pick<Live, 'publish'>
}

export function humidorsRoutes(app: FastifyInstance, { humidor: { humidors }, live }: Services): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: humidorEvent })
  const { addHumidor, changeHumidor, deleteHumidor } = humidorContract
  mountContract(
    app,
    { addHumidor, changeHumidor, deleteHumidor },
    {
      async addHumidor({ body }, { memberId }) {
        const added = await humidors.add(memberId, body)
        if (!added) throw refuse(addHumidor, 'TOO_MANY_HUMIDORS')
        publish(memberId)
        return added
      },
      async changeHumidor({ params: { id }, body: { version, ...changes } }, { memberId }) {
        const changed = await humidors.change(memberId, id, changes, version)
        if (changed === 'none') throw refuse(changeHumidor, 'NO_SUCH_HUMIDOR')
        if ('stale' in changed) throw refuseStale(changeHumidor, 'CHANGED_MEANWHILE', changed.stale)
        publish(memberId)
        return changed
      },
      async deleteHumidor({ params: { id } }, { memberId }) {
        const removed = await humidors.remove(memberId, id)
        if (removed === 'none') throw refuse(deleteHumidor, 'NO_SUCH_HUMIDOR')
        if (removed === 'not empty') throw refuse(deleteHumidor, 'NOT_EMPTY')
        publish(memberId)
        return { done: true as const }
      },
    },
  )
}
