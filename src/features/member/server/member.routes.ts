import type { FastifyInstance } from 'fastify'
import { publishAccountEvent } from '#features/accounts/server/sessions/publish-account-event.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { memberContract } from '../member.contract.ts'
import { hasEnded } from '../membership.rules.ts'
import type { MemberStore } from './member.store.ts'

interface Services {
  members: MemberStore
  live: Live
}

export function memberRoutes(app: FastifyInstance, { members, live }: Services): void {
  mountContract(app, memberContract, {
    async readMe(_received, { memberId, email, isAdmin, duties, hasTwoFactor }) {
      const stored = await members.read(memberId)
      return {
        id: memberId,
        email,
        role: isAdmin ? ('admin' as const) : duties.length > 0 ? ('staff' as const) : ('member' as const),
        duties: [...duties],
        two_factor_enabled: hasTwoFactor,
        ...stored,
        membership_has_ended: hasEnded(stored.profile.paid_until, siteTimeZone(), new Date()),
      }
    },
    async changeProfile({ body }, { memberId }) {
      const profile = await members.changeProfile(memberId, body)
      publishAccountEvent(live, memberId, 'user-updated')
      return profile
    },
    async changeSettings({ body }, { memberId }) {
      const changed = await members.changeSettings(memberId, body)
      publishAccountEvent(live, memberId, 'user-updated')
      return changed
    },
  })
}
