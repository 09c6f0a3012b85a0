import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Log } from '../log.ts'
import { accountFor, canReach, type SystemAccount } from './system-account.ts'

/** Where the embedded database lives and whom it runs as. */
export interface Home {
  folder: string
  cluster: string
  account: SystemAccount | undefined
}

const systemFolder = '/var/lib/smoke-deck'

/**
 * The folder of the embedded database: the data directory itself, unless the user PostgreSQL runs as cannot get
 * there; then one below `elsewhere`, named after the data directory.
 */
export function chooseHome(dataDir: string, log: Log, elsewhere = systemFolder): Home {
  const here = homeIn(dataDir)
  if (canReach(here.account, here.folder)) {
    if (holdsCluster(here) || !holdsCluster(homeElsewhere(dataDir, elsewhere))) return here
  } else if (holdsCluster(here)) {
    throw new Error(
      `The database in ${here.cluster} is out of reach for ${here.account?.name}, whom PostgreSQL runs as. ` +
        'Make every folder above it passable for that user (chmod o+x).',
    )
  }
  const home = homeElsewhere(dataDir, elsewhere)
  makeElsewhere(home, dataDir)
  log.warn({ folder: home.folder }, `The database cannot live in ${dataDir}; it lives in ${home.folder}`)
  return home
}

/** A short word that stays the same for the same folder. */
export function nameOfFolder(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
}

function homeIn(folder: string): Home {
  const cluster = join(folder, 'postgres')
  return { folder, cluster, account: accountFor(cluster) }
}

function homeElsewhere(dataDir: string, elsewhere: string): Home {
  return homeIn(join(elsewhere, nameOfFolder(dataDir)))
}

function holdsCluster(home: Home): boolean {
  return existsSync(join(home.cluster, 'PG_VERSION'))
}

function makeElsewhere(home: Home, dataDir: string): void {
  const advice = `Set DATA_DIR to a folder that ${home.account?.name ?? 'this user'} can reach.`
  const refusal = `The database can live neither in ${dataDir} nor in ${home.folder}. ${advice}`
  try {
    const first = mkdirSync(home.folder, { recursive: true })
    // Whatever the umask says, the account has to pass through.
    if (first !== undefined) chmodSync(dirname(home.folder), 0o711)
    chmodSync(home.folder, 0o711)
  } catch (cause) {
    throw new Error(refusal, { cause })
  }
  if (!canReach(home.account, home.folder)) throw new Error(refusal)
}
