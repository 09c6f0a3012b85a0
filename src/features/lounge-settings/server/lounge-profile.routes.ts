import type { FastifyInstance } from 'fastify'
import { refuseStale } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { loungeProfileChanged, loungeProfileContract } from '../lounge-profile.contract.ts'
import type { LoungeProfileStore } from './lounge-profile.store.ts'

interface Services {
  profile: LoungeProfileStore
  live: Pick<Live, 'publishToAll'>
}

export function loungeProfileRoutes(app: FastifyInstance, { profile, live }: Services): void {
  const { changeProfile } = loungeProfileContract
  mountContract(app, loungeProfileContract, {
    async readLounge() {
      const { address, hours, houseRules } = await profile.read()
      return { address, hours, houseRules }
    },
    readProfile: () => profile.read(),
    async changeProfile({ body }, caller, exchange) {
      const before = await profile.read()
      const fields = (['address', 'hours', 'houseRules', 'welcome'] as const).filter(
        field => body[field] !== before[field],
      )
      const isChanged = await profile.change(body, {
        ...actorOf(caller, exchange),
        action: 'lounge.change',
        target: 'lounge-profile',
        details: { fields },
      })
      if (!isChanged) throw refuseStale(changeProfile, 'CHANGED_MEANWHILE', await profile.read())
      live.publishToAll({ kind: loungeProfileChanged })
      return profile.read()
    },
  })
}
