import type { FastifyInstance } from 'fastify'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { arturoContract, arturoEvent } from '../../arturo.contract.ts'
import type { ArturoStore } from './arturo.store.ts'

interface Services {
  arturo: Pick<ArturoStore, 'isOn' | 'switch'>
  live: Pick<Live, 'publishToAll'>
}

export function arturoRoutes(app: FastifyInstance, { arturo, live }: Services): void {
  mountContract(app, arturoContract, {
    readArturo: async (_received, { memberId }) => ({ isOn: await arturo.isOn(memberId) }),
    async switchArturo({ body: { isOn } }, caller, exchange) {
      await arturo.switch(actorOf(caller, exchange), isOn)
      live.publishToAll({ kind: arturoEvent })
      return { isOn }
    },
  })
}
