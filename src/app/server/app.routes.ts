import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Log } from '#platform/server/log.ts'
import { appContract } from '../app.contract.ts'
import type { Readiness } from './readiness.ts'

interface Services {
  database: Database
  readiness: Readiness
  log: Log
  version: string
}

export function appRoutes(app: FastifyInstance, { database, readiness, log, version }: Services): void {
  mountContract(app, appContract, {
    readHealth: () => ({ status: 'alive' as const, version, uptimeSeconds: Math.round(process.uptime()) }),
    readReadiness: async () => {
      if (!readiness.isOpen()) throw refuse(appContract.readReadiness, 'NOT_READY')
      try {
        const { rows } = await database.app.query<{ migrations: number }>(
          'select count(*)::int as migrations from schema_migrations',
        )
        return {
          status: 'ready' as const,
          checks: {
            lock: 'held' as const,
            database: 'answers' as const,
            migrations: rows[0]!.migrations,
          },
        }
      } catch (failure) {
        log.warn({ err: failure }, 'readiness check: the database does not answer')
        throw refuse(appContract.readReadiness, 'NOT_READY')
      }
    },
  })
}
