import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '../process-identity.ts'
import { childEnvironment } from './child-environment.ts'
import type { Home } from './choose-home.ts'
import type { Programs } from './find-programs.ts'
import { type Doorway, doorwaySettings, socketFiles } from './open-doorway.ts'
import { findPostmaster } from './postmaster-file.ts'
import { serverSettings } from './server-settings.ts'
import { runAs } from './system-account.ts'

const largestLogBytes = 5_000_000
/** Recovery after a crash may have to replay all of `max_wal_size`. */
const readyWithinMs = 120_000

/** How a server is started; two equal command lines run the same server. */
export interface Command {
  program: string
  args: string[]
  /** What a killed server leaves behind and the next one would take for the sign of a living one. */
  leftovers: string[]
}

export function commandOf(home: Home, programs: Programs, doorway: Doorway): Command {
  const settings = Object.entries({ ...serverSettings, ...doorwaySettings(doorway) })
  return {
    program: programs.postgres,
    args: ['-D', home.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    leftovers: [join(home.cluster, 'postmaster.pid'), ...socketFiles(doorway)],
  }
}

/** The command as PostgreSQL itself notes it in `postmaster.opts`. */
export function asNoted({ program, args }: Command): string {
  return [program, ...args.map(arg => `"${arg}"`)].join(' ')
}

/** Starts a server and resolves with its process id as soon as it answers. */
export async function launchServer(home: Home, command: Command): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryToLaunch(home, command)
    if (typeof outcome === 'number') return outcome
    // The last children of a killed server need a moment to notice that it is gone.
    if (attempt === 20 || !/shared memory block/.test(outcome)) {
      throw new Error(`The database did not start. The end of its log:\n${outcome}`)
    }
    await pause(100)
  }
}

/** Ends a server: politely, then at once, then by force; resolves when it is gone. */
export async function stopServer(pid: number, home: Home, programs: Programs): Promise<void> {
  // Stopped already, the number may by now belong to somebody else.
  if (findPostmaster(home.cluster)?.pid !== pid) return
  if (process.platform === 'win32') {
    spawnSync(programs.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w'], { windowsHide: true })
    return
  }
  const steps = [
    { signal: 'SIGINT', waitMs: 10_000 },
    { signal: 'SIGQUIT', waitMs: 5_000 },
    { signal: 'SIGKILL', waitMs: 2_000 },
  ] as const
  for (const { signal, waitMs } of steps) {
    if (!isAlive(pid)) return
    send(pid, signal)
    await endedWithin(pid, waitMs)
  }
}

async function tryToLaunch(home: Home, command: Command): Promise<number | string> {
  // PostgreSQL itself believes these as long as any process has the number in them, even a zombie.
  for (const file of command.leftovers) rmSync(file, { force: true })
  const logFile = join(home.folder, 'postgres.log')
  if (existsSync(logFile) && statSync(logFile).size > largestLogBytes) renameSync(logFile, `${logFile}.old`)
  const logStart = existsSync(logFile) ? statSync(logFile).size : 0
  const pid = spawnDetached(home, command, logFile)
  const deadline = Date.now() + readyWithinMs
  while (pid !== undefined && isAlive(pid) && Date.now() < deadline) {
    const postmaster = findPostmaster(home.cluster)
    if (postmaster?.pid === pid && postmaster.isReady) return pid
    await pause(5)
  }
  const log = readFileSync(logFile, 'utf8').slice(logStart).trim()
  return log || `${command.program} ended without a word.`
}

/** A group of its own, or Ctrl-C would reach the database before the house has finished with it. */
function spawnDetached(home: Home, { program, args }: Command, logFile: string): number | undefined {
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(program, args, {
    ...runAs(home.account),
    detached: true,
    stdio: ['ignore', log, log],
    env: childEnvironment(),
    windowsHide: true,
  })
  closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child.pid
}

async function endedWithin(pid: number, ms: number): Promise<void> {
  const deadline = Date.now() + ms
  while (isAlive(pid) && Date.now() < deadline) await pause(10)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
