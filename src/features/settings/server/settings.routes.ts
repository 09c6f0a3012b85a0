import type { FastifyInstance } from 'fastify'
import type { SessionStore } from '#features/accounts/server/sessions.store.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { settingsContract } from '../settings.contract.ts'
import type { SettingsStore } from './settings.store.ts'

interface Services {
  settings: SettingsStore
  sessions: Pick<SessionStore, 'accountOf'>
}

export function settingsRoutes(app: FastifyInstance, { settings, sessions }: Services): void {
  mountContract(app, settingsContract, {
    async readMe(_received, { memberId }) {
      const [account, own] = await Promise.all([sessions.accountOf(memberId!), settings.read(memberId!)])
      return { ...account, ...own }
    },
    changeProfile: ({ body }, { memberId }) => settings.changeProfile(memberId!, body),
    changeSettings: ({ body }, { memberId }) => settings.changeSettings(memberId!, body),
  })
}
