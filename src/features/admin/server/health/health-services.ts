import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { ProviderFailure } from '#platform/server/provider-outcome.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import type { HealthCheck } from '../../desk.contract.ts'
import type { AuditLogStore } from '../audit-log.store.ts'
import type { Certificate } from './read-certificate.ts'

/** What the parts of the lounge say about themselves. Counts only: never whose. */
export interface HealthServices {
  database: Pick<Database, 'service' | 'app'>
  jobs: Pick<Jobs, 'readQueue'>
  mail: Pick<Mail, 'isConfigured'>
  auditLog: Pick<AuditLogStore, 'findBroken'>
  storage: Pick<Storage, 'countBytes'>
  dataDir: string
  countSensors: () => Promise<{ reporting: number; silent: number; unheard: number }>
  /** Undefined without a provider. */
  readModelUse: () => Promise<{ used: number; limit: number; failure?: ProviderFailure } | undefined>
  readSpeechUse: () => Promise<
    { characters: number; members: number; limit: number; failure?: ProviderFailure } | undefined
  >
  /** Undefined without https. Rejects if the own address does not answer. */
  readCertificate: (() => Promise<Certificate>) | undefined
  version: string
  /** The names of the migrations of this version. */
  migrations: readonly string[]
  log: Pick<Log, 'error'>
}

export type Finding = Pick<HealthCheck, 'state' | 'finding' | 'advice'>

/** Undefined: there is nothing to check. */
export type Check = (services: HealthServices) => Promise<Finding | undefined>

export const isGood = (finding: string): Finding => ({ state: 'good', finding, advice: null })

export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3

export function inBytes(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`
  return `${bytes > 0 ? Math.max(1, Math.round(bytes / megabyte)) : 0} MB`
}
