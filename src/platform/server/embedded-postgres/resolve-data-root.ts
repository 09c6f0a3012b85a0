import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Log } from '../log.ts'
import { accountFor, canReach, type SystemAccount } from './system-account.ts'

/** Where the embedded database is stored and which user it runs as. */
export interface DataRoot {
  folder: string
  cluster: string
  account: SystemAccount | undefined
}

const systemFolder = '/var/lib/smoke-deck'

/**
 * The data directory itself, unless the user PostgreSQL runs as cannot access it; then a folder below `fallback`, named
 * after the data directory.
 */
export function resolveDataRoot(dataDir: string, log: Log, fallback = systemFolder): DataRoot {
  const preferred = rootIn(dataDir)
  if (canReach(preferred.account, preferred.folder)) {
    if (holdsCluster(preferred) || !holdsCluster(fallbackRoot(dataDir, fallback))) return preferred
  } else if (holdsCluster(preferred)) {
    throw new Error(
      `The database in ${preferred.cluster} is not accessible to ${preferred.account?.name}, the user PostgreSQL runs as. ` +
        'Make every parent folder traversable for that user (chmod o+x).',
    )
  }
  const dataRoot = fallbackRoot(dataDir, fallback)
  makeFallback(dataRoot, dataDir)
  log.warn(
    { folder: dataRoot.folder },
    `The database cannot be stored in ${dataDir}; it is stored in ${dataRoot.folder}`,
  )
  return dataRoot
}

export function hashFolderPath(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
}

function rootIn(folder: string): DataRoot {
  const cluster = join(folder, 'postgres')
  return { folder, cluster, account: accountFor(cluster) }
}

function fallbackRoot(dataDir: string, fallback: string): DataRoot {
  return rootIn(join(fallback, hashFolderPath(dataDir)))
}

function holdsCluster(dataRoot: DataRoot): boolean {
  return existsSync(join(dataRoot.cluster, 'PG_VERSION'))
}

function makeFallback(dataRoot: DataRoot, dataDir: string): void {
  const advice = `Set DATA_DIR to a folder that ${dataRoot.account?.name ?? 'this user'} can access.`
  const message = `The database can be stored neither in ${dataDir} nor in ${dataRoot.folder}. ${advice}`
  try {
    const firstCreated = mkdirSync(dataRoot.folder, { recursive: true })
    // Regardless of the umask, the account has to traverse it.
    if (firstCreated !== undefined) chmodSync(dirname(dataRoot.folder), 0o711)
    chmodSync(dataRoot.folder, 0o711)
  } catch (cause) {
    throw new Error(message, { cause })
  }
  if (!canReach(dataRoot.account, dataRoot.folder)) throw new Error(message)
}
