import { statfs } from 'node:fs/promises'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { HealthCheck } from '../desk.contract.ts'
import type { AuditLogStore } from './audit-log.store.ts'
import { readDatabaseBytes } from './database-size.store.ts'

export interface HealthServices {
  database: Pick<Database, 'service'>
  jobs: Pick<Jobs, 'readQueue'>
  mail: Pick<Mail, 'isConfigured'>
  auditLog: Pick<AuditLogStore, 'findBroken'>
  dataDir: string
}

const gigabyte = 1024 ** 3
/** Below these a disk needs attention, and is in trouble. */
const fewBytes = 5 * gigabyte
const tooFewBytes = gigabyte

/** What an owner wants to know at a glance, each with one sentence of what to do. */
export async function checkHealth(services: HealthServices): Promise<HealthCheck[]> {
  const checks = [checkMail, checkJobs, checkDisk, checkDatabase, checkAuditLog]
  return Promise.all(checks.map(check => check(services)))
}

async function checkMail({ mail, jobs }: HealthServices): Promise<HealthCheck> {
  const about = { id: 'mail', title: 'Mail' }
  if (!mail.isConfigured)
    return {
      ...about,
      state: 'attention',
      finding: 'No mail server is set: mail stays in the outbox.',
      advice: 'Set one on the tab Lounge, so that members get what is written to them.',
    }
  const failed = (await jobs.readQueue())?.failed.find(({ name }) => name === 'send-mail')
  if (!failed) return { ...about, state: 'good', finding: 'A mail server is set.', advice: null }
  return {
    ...about,
    state: 'trouble',
    finding: `${counted(failed.count, 'mail')} could not be sent. The last failure: ${firstLine(failed.lastFailure)}`,
    advice: 'Check the mail server on the tab Lounge with a test mail, then try the failed jobs again.',
  }
}

async function checkJobs({ jobs }: HealthServices): Promise<HealthCheck> {
  const about = { id: 'jobs', title: 'Background jobs' }
  const queue = await jobs.readQueue()
  if (!queue)
    return { ...about, state: 'trouble', finding: 'The queue does not run.', advice: 'Restart the server.' }
  const failed = queue.failed.reduce((sum, { count }) => sum + count, 0)
  if (failed > 0)
    return {
      ...about,
      state: 'trouble',
      finding: `${counted(failed, 'job')} failed for good: ${queue.failed.map(({ name }) => name).join(', ')}.`,
      advice: 'Mend the cause, then try them again.',
    }
  const waiting = queue.waiting === 0 ? 'None waits.' : `${counted(queue.waiting, 'job')} waiting.`
  return { ...about, state: 'good', finding: waiting, advice: null }
}

async function checkDisk({ dataDir }: HealthServices): Promise<HealthCheck> {
  const about = { id: 'disk', title: 'Disk' }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const finding = `${inGigabytes(free)} are free where this lounge keeps its data.`
  if (free >= fewBytes) return { ...about, state: 'good', finding, advice: null }
  return {
    ...about,
    state: free < tooFewBytes ? 'trouble' : 'attention',
    finding,
    advice: 'Free some space, or move the data directory to a larger disk.',
  }
}

async function checkDatabase({ database }: HealthServices): Promise<HealthCheck> {
  const bytes = await readDatabaseBytes(database)
  return {
    id: 'database',
    title: 'Database',
    state: 'good',
    finding: `It answers, and takes ${inGigabytes(bytes)}.`,
    advice: null,
  }
}

async function checkAuditLog({ auditLog }: HealthServices): Promise<HealthCheck> {
  const about = { id: 'audit-log', title: 'Audit log' }
  const broken = await auditLog.findBroken()
  if (broken === null)
    return { ...about, state: 'good', finding: 'Each entry follows from the one before it.', advice: null }
  return {
    ...about,
    state: 'trouble',
    finding: `Entry ${broken} was changed, or the one before it was taken out.`,
    advice: 'Somebody with access to the database did that. Compare with a backup.',
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const firstLine = (text: string) => text.split('\n')[0]!
const inGigabytes = (bytes: number) =>
  bytes < gigabyte ? `${Math.round(bytes / 1024 ** 2)} MB` : `${(bytes / gigabyte).toFixed(1)} GB`
