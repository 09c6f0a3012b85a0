import type { FastifyInstance } from 'fastify'
import { publishAccountEvent } from '#features/accounts/server/sessions/publish-account-event.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { settingsContract } from '../settings.contract.ts'
import type { SettingsStore } from './settings.store.ts'

interface Services {
  settings: SettingsStore
  live: Live
}

export function settingsRoutes(app: FastifyInstance, { settings, live }: Services): void {
  mountContract(app, settingsContract, {
    async readMe(_received, { memberId, email, isAdmin, hasTwoFactor }) {
      return {
        id: memberId,
        email,
        role: isAdmin ? ('admin' as const) : ('member' as const),
        two_factor_enabled: hasTwoFactor,
        ...(await settings.read(memberId)),
      }
    },
    async changeProfile({ body }, { memberId }) {
      const profile = await settings.changeProfile(memberId, body)
      publishAccountEvent(live, memberId, 'user-updated')
      return profile
    },
    async changeSettings({ body }, { memberId }) {
      const changed = await settings.changeSettings(memberId, body)
      publishAccountEvent(live, memberId, 'user-updated')
      return changed
    },
  })
}
