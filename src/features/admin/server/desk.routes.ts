import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Log } from '#platform/server/log.ts'
import { composeEmail } from '#platform/server/mail/compose-email.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { deskContract, entriesPerPage } from '../desk.contract.ts'
import type { AuditLogStore } from './audit-log.store.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { checkHealth } from './health/check-health.ts'
import type { HealthServices } from './health/health-services.ts'
import { readTotals, readWaiting } from './statistics.store.ts'
import { toAuditEntry } from './to-audit-entry.ts'

export interface DeskServices extends HealthServices {
  database: Pick<Database, 'service' | 'app'>
  auditLog: AuditLogStore
  jobs: Pick<Jobs, 'readQueue' | 'retryFailed'>
  mail: Pick<Mail, 'isConfigured' | 'deliver' | 'siteName'>
  log: Log
}

export function deskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { auditLog, database, jobs, log, mail, version } = services
  const { sendTestMail } = deskContract
  mountContract(app, deskContract, {
    readStatistics: () => readTotals(database),
    readWaiting: () => readWaiting(database),
    async listAuditLog({ query }) {
      const entries = await auditLog.list(query)
      return {
        entries: entries.slice(0, entriesPerPage).map(toAuditEntry),
        more: entries.length > entriesPerPage,
      }
    },
    async exportAuditLog(_received, caller, exchange) {
      await recordAudit(database.service, {
        ...actorOf(caller, exchange),
        action: 'audit-log.export',
        target: 'audit-log.csv',
      })
      return {
        name: `audit-log-${new Date().toISOString().slice(0, 10)}.csv`,
        content: exportAuditLog(auditLog),
      }
    },
    readHealth: async () => ({
      checks: await checkHealth(services),
      version,
      readAt: new Date().toISOString(),
    }),
    async retryFailedJobs(_received, caller, exchange) {
      const retried = await jobs.retryFailed()
      await recordAudit(database.service, {
        ...actorOf(caller, exchange),
        action: 'jobs.retry',
        target: 'jobs',
        details: { retried },
      })
      return { retried }
    },
    async sendTestMail(_received, caller, exchange) {
      const { email: to, memberId } = caller
      if (!isDeliverableAddress(to)) throw refuse(sendTestMail, 'NO_ADDRESS')
      const letter = composeEmail(
        `A test mail from ${mail.siteName}`,
        ['If you read this, the mail of your lounge arrives.'],
        mail.siteName,
      )
      try {
        await mail.deliver({ to, memberId, ...letter }, randomUUID())
      } catch (failure) {
        log.warn({ err: failure }, 'the test mail could not be sent')
        throw refuse(sendTestMail, 'MAIL_FAILED', { mail: firstLineOf(failure) })
      }
      await recordAudit(database.service, {
        ...actorOf(caller, exchange),
        action: 'mail.test',
        target: memberId,
      })
      return { to, hasMailServer: mail.isConfigured }
    },
  })
}

/** What the mail server said; never the address of the server, which may hold a password. */
function firstLineOf(failure: unknown): string {
  const { response, code } = failure as { response?: unknown; code?: unknown }
  return String(response ?? code ?? 'It did not answer')
    .split('\n')[0]!
    .slice(0, 200)
}
