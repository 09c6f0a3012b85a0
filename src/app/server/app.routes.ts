import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Log } from '#platform/server/log.ts'
import { appContract } from '../app.contract.ts'
import type { Readiness } from './readiness.ts'
import { openReadinessCheck } from './readiness-check.store.ts'

interface Services {
  database: Database
  readiness: Readiness
  log: Log
  version: string
}

export function appRoutes(app: FastifyInstance, { database, readiness, log, version }: Services): void {
  const checkReadiness = openReadinessCheck(database)
  mountContract(app, appContract, {
    readHealth: () => ({ status: 'alive' as const, version, uptimeSeconds: Math.round(process.uptime()) }),
    readReadiness: async () => {
      if (!readiness.isOpen()) throw refuse(appContract.readReadiness, 'NOT_READY')
      try {
        const migrations = await checkReadiness()
        return {
          status: 'ready' as const,
          checks: { lock: 'held' as const, database: 'answers' as const, migrations },
        }
      } catch (failure) {
        log.warn({ err: failure }, 'readiness check: the database does not take a write')
        throw refuse(appContract.readReadiness, 'NOT_READY')
      }
    },
  })
}
