import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { publishAccountEvent } from '#features/accounts/server/sessions/publish-account-event.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { settingsContract } from '../settings.contract.ts'
import type { SettingsStore } from './settings.store.ts'

interface Services {
  settings: SettingsStore
  accounts: Pick<Accounts, 'accountOf'>
  live: Live
}

export function settingsRoutes(app: FastifyInstance, { settings, accounts, live }: Services): void {
  mountContract(app, settingsContract, {
    async readMe(_received, { memberId }) {
      const [account, profileAndSettings] = await Promise.all([
        accounts.accountOf(memberId),
        settings.read(memberId),
      ])
      return { ...account, ...profileAndSettings }
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
