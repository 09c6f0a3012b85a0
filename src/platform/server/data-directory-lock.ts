import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identityOf } from './process-identity.ts'

export interface DataDirectoryLock {
  release(): void
}

export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'

  constructor(dataDir: string, pid: number) {
    super(
      `The data directory ${dataDir} is already in use by process ${pid}. ` +
        'Stop that process first, or set another DATA_DIR.',
    )
  }
}

export class DataDirectoryUnusable extends Error {
  override name = 'DataDirectoryUnusable'

  constructor(dataDir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`DATA_DIR is ${dataDir}, but it cannot be created or written: ${reason}.`, { cause })
  }
}

/**
 * Throws `DataDirectoryInUse` while another live process holds the lock, after waiting `waitMilliseconds`.
 *
 * Each contender writes a file named after its pid and start time and then reads the others'. The later writer sees
 * the earlier one, so two cannot both succeed; and as a file belongs to one process only, removing the file of a dead
 * process cannot take the lock from a live one.
 */
export async function lockDataDirectory(
  dataDir: string,
  { waitMilliseconds = 0 }: { waitMilliseconds?: number } = {},
): Promise<DataDirectoryLock> {
  const giveUpAt = performance.now() + waitMilliseconds
  const folder = join(dataDir, 'lock')
  explainUnusable(dataDir, () => makeDataDirectory(dataDir))
  const ownName = `${process.pid}-${identityOf(process.pid)}`
  const ownFile = join(folder, ownName)
  for (;;) {
    const holder = explainUnusable(dataDir, () => holderIn(folder))
    if (holder !== undefined) {
      if (performance.now() >= giveUpAt) throw new DataDirectoryInUse(dataDir, holder)
      await pause(50)
      continue
    }
    writeClaim(ownFile, dataDir)
    try {
      if (await becomesHolder(folder, ownName)) return { release: () => rmSync(ownFile, { force: true }) }
    } catch (error) {
      rmSync(ownFile, { force: true })
      throw error
    }
    rmSync(ownFile, { force: true })
    await pause(randomInt(20, 50))
  }
}

/**
 * Closed to other users of the machine. A server that runs as root lets them pass through but not list it: the database
 * below runs as another user.
 */
function makeDataDirectory(dataDir: string): void {
  const lock = join(dataDir, 'lock')
  if (makeFolder(dataDir)) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  makeFolder(lock)
  chmodSync(lock, 0o700)
}

/** Node's recursive mkdir never returns in folders like /proc. */
function makeFolder(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder)
  return true
}

function writeClaim(ownFile: string, dataDir: string): void {
  try {
    writeFileSync(ownFile, 'waiting', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new DataDirectoryInUse(dataDir, process.pid)
    throw new DataDirectoryUnusable(dataDir, error)
  }
}

function explainUnusable<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    throw new DataDirectoryUnusable(dataDir, cause)
  }
}

/** Of several contenders the one with the smallest name wins; the others back off. */
async function becomesHolder(folder: string, ownName: string): Promise<boolean> {
  for (;;) {
    const others = liveNames(folder).filter(name => name !== ownName)
    if (others.length === 0) {
      writeFileSync(join(folder, ownName), 'holding')
      return true
    }
    if (others.some(name => name < ownName || isHolding(folder, name))) return false
    await pause(5)
  }
}

function holderIn(folder: string): number | undefined {
  const holder = liveNames(folder).find(name => isHolding(folder, name))
  return holder === undefined ? undefined : Number.parseInt(holder, 10)
}

function liveNames(folder: string): string[] {
  const names = readdirSync(folder).filter(name => /^\d+-\w+$/.test(name))
  return names.filter(name => {
    const [pid, identity] = name.split('-')
    const isLive = identityOf(Number(pid)) === identity
    if (!isLive) rmSync(join(folder, name), { force: true })
    return isLive
  })
}

function isHolding(folder: string, name: string): boolean {
  try {
    return readFileSync(join(folder, name), 'utf8') === 'holding'
  } catch {
    return false
  }
}
