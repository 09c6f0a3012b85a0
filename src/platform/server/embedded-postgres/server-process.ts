import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '../process-identity.ts'
import { childEnvironment } from './child-environment.ts'
import type { Programs } from './find-programs.ts'
import { type ListenAddress, listenSettings, socketFiles } from './listen-address.ts'
import { findPostmaster } from './postmaster-file.ts'
import type { DataRoot } from './resolve-data-root.ts'
import { serverSettings } from './server-settings.ts'
import { runAs } from './system-account.ts'

const maxLogBytes = 5_000_000
/** Crash recovery may have to replay all of `max_wal_size`. */
const readyTimeoutMs = 120_000

export interface Command {
  program: string
  args: string[]
  /** Files of a killed server that PostgreSQL would take for those of a live one. */
  staleFiles: string[]
}

export function serverCommand(dataRoot: DataRoot, programs: Programs, listenAddress: ListenAddress): Command {
  const settings = Object.entries({ ...serverSettings, ...listenSettings(listenAddress) })
  return {
    program: programs.postgres,
    args: ['-D', dataRoot.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    staleFiles: [join(dataRoot.cluster, 'postmaster.pid'), ...socketFiles(listenAddress)],
  }
}

/** In the format of `postmaster.opts`. */
export function toCommandLine({ program, args }: Command): string {
  return [program, ...args.map(arg => `"${arg}"`)].join(' ')
}

/** Resolves with the process id when the server accepts connections. */
export async function launchServer(dataRoot: DataRoot, command: Command): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryToLaunch(dataRoot, command)
    if (typeof result === 'number') return result
    // The child processes of a killed server need a moment to exit.
    if (attempt === 20 || !/shared memory block/.test(result)) {
      throw new Error(`The database did not start. The end of its log:\n${result}`)
    }
    await pause(100)
  }
}

/** Escalates from a fast shutdown to an immediate one to SIGKILL. */
export async function stopServer(pid: number, dataRoot: DataRoot, programs: Programs): Promise<void> {
  // If it has stopped, the pid may have been reused.
  if (findPostmaster(dataRoot.cluster)?.pid !== pid) return
  if (process.platform === 'win32') {
    spawnSync(programs.pgCtl, ['stop', '-D', dataRoot.cluster, '-m', 'fast', '-w'], { windowsHide: true })
    return
  }
  const steps = [
    { signal: 'SIGINT', waitMs: 10_000 },
    { signal: 'SIGQUIT', waitMs: 5_000 },
    { signal: 'SIGKILL', waitMs: 2_000 },
  ] as const
  for (const { signal, waitMs } of steps) {
    if (!isAlive(pid)) return
    sendSignal(pid, signal)
    await waitForExit(pid, waitMs)
  }
}

async function tryToLaunch(dataRoot: DataRoot, command: Command): Promise<number | string> {
  // PostgreSQL trusts these as long as any process has that pid, even a zombie.
  for (const file of command.staleFiles) rmSync(file, { force: true })
  const logFile = join(dataRoot.folder, 'postgres.log')
  if (existsSync(logFile) && statSync(logFile).size > maxLogBytes) renameSync(logFile, `${logFile}.old`)
  const logStart = existsSync(logFile) ? statSync(logFile).size : 0
  const pid = spawnDetached(dataRoot, command, logFile)
  const deadline = Date.now() + readyTimeoutMs
  while (pid !== undefined && isAlive(pid) && Date.now() < deadline) {
    const postmaster = findPostmaster(dataRoot.cluster)
    if (postmaster?.pid === pid && postmaster.isReady) return pid
    await pause(5)
  }
  const log = readFileSync(logFile, 'utf8').slice(logStart).trim()
  return log || `${command.program} ended without any output.`
}

/** In its own process group: otherwise Ctrl-C would stop the database before our own shutdown has finished. */
function spawnDetached(dataRoot: DataRoot, { program, args }: Command, logFile: string): number | undefined {
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(program, args, {
    ...runAs(dataRoot.account),
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

async function waitForExit(pid: number, ms: number): Promise<void> {
  const deadline = Date.now() + ms
  while (isAlive(pid) && Date.now() < deadline) await pause(10)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
