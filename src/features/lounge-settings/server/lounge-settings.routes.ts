import type { FastifyInstance } from 'fastify'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { loungeSettingsContract } from '../lounge-settings.contract.ts'
import { changeSettings, type SettingsServices } from './change-settings.ts'
import { describeSettings } from './describe-settings.ts'
import { testMailServer } from './test-mail-server.ts'

interface Services extends SettingsServices {
  database: Pick<Database, 'service'>
}

export function loungeSettingsRoutes(app: FastifyInstance, services: Services): void {
  const { database, environment, seal, store } = services
  const list = async () => ({ settings: describeSettings(environment, await store.list(), seal) })
  mountContract(app, loungeSettingsContract, {
    listSettings: list,
    async changeSettings({ body: { changes } }, caller, exchange) {
      await changeSettings(services, changes, actorOf(caller, exchange))
      return list()
    },
    async testMailServer({ body }, caller, exchange) {
      await testMailServer(services, body, caller)
      await recordAudit(database.service, {
        ...actorOf(caller, exchange),
        action: 'mail.test',
        target: caller.memberId,
      })
      return { to: caller.email }
    },
  })
}
