import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identityOf } from './process-identity.ts'

export interface DataDirectoryLock {
  release(): void
}

/** Another living process works in this data directory. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'

  constructor(dataDir: string, pid: number) {
    super(
      `The data directory ${dataDir} is already in use by process ${pid}. ` +
        'Stop that one first, or give this one another DATA_DIR.',
    )
  }
}

/** DATA_DIR cannot be made or written. */
export class DataDirectoryUnusable extends Error {
  override name = 'DataDirectoryUnusable'

  constructor(dataDir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`DATA_DIR is ${dataDir}, but nothing can be kept there: ${reason}.`, { cause })
  }
}

/**
 * Makes this the only process in a data directory, until it ends or releases.
 * Throws `DataDirectoryInUse` while another living process holds it (after waiting `patienceMilliseconds` for one
 * that is just stopping); what a dead one left behind does not count.
 *
 * Every contender writes a file named after its own pid and start time and then looks at the others. Whoever
 * writes later sees whoever wrote earlier, so two can never both pass; and since a file only ever belongs to one
 * process, clearing away a dead one's can never take the lock from a living one.
 */
export async function lockDataDirectory(
  dataDir: string,
  { patienceMilliseconds = 0 }: { patienceMilliseconds?: number } = {},
): Promise<DataDirectoryLock> {
  const giveUpAt = performance.now() + patienceMilliseconds
  const folder = join(dataDir, 'lock')
  makeDataDirectory(dataDir)
  const own = `${process.pid}-${identityOf(process.pid)}`
  const ownFile = join(folder, own)
  for (;;) {
    const holder = holderIn(folder)
    if (holder !== undefined) {
      if (performance.now() >= giveUpAt) throw new DataDirectoryInUse(dataDir, holder)
      await pause(50)
      continue
    }
    enter(ownFile, dataDir)
    try {
      if (await becomesHolder(folder, own)) return { release: () => rmSync(ownFile, { force: true }) }
    } catch (error) {
      rmSync(ownFile, { force: true })
      throw error
    }
    rmSync(ownFile, { force: true })
    await pause(randomInt(20, 50))
  }
}

/** Open for passing through, since the database may run as another user below it; closed for listing. */
function makeDataDirectory(dataDir: string): void {
  try {
    if (makeFolder(dataDir)) chmodSync(dataDir, 0o711)
    makeFolder(join(dataDir, 'lock'))
  } catch (cause) {
    throw new DataDirectoryUnusable(dataDir, cause)
  }
}

/** One folder at a time: Node's own recursive mkdir never comes back from places like /proc. */
function makeFolder(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  mkdirSync(folder)
  return true
}

function enter(ownFile: string, dataDir: string): void {
  try {
    writeFileSync(ownFile, 'waiting', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new DataDirectoryInUse(dataDir, process.pid)
    throw error
  }
}

/** Among several that came at once the smallest name stays and the others step back. */
async function becomesHolder(folder: string, own: string): Promise<boolean> {
  for (;;) {
    const others = livingIn(folder).filter(name => name !== own)
    if (others.length === 0) {
      writeFileSync(join(folder, own), 'holding')
      return true
    }
    if (others.some(name => name < own || isHolding(folder, name))) return false
    await pause(5)
  }
}

function holderIn(folder: string): number | undefined {
  const holder = livingIn(folder).find(name => isHolding(folder, name))
  return holder === undefined ? undefined : Number.parseInt(holder, 10)
}

function livingIn(folder: string): string[] {
  const claims = readdirSync(folder).filter(name => /^\d+-\w+$/.test(name))
  return claims.filter(name => {
    const [pid, identity] = name.split('-')
    const isLiving = identityOf(Number(pid)) === identity
    if (!isLiving) rmSync(join(folder, name), { force: true })
    return isLiving
  })
}

function isHolding(folder: string, name: string): boolean {
  try {
    return readFileSync(join(folder, name), 'utf8') === 'holding'
  } catch {
    return false
  }
}
