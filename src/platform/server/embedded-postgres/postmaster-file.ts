import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../process-identity.ts'

/** From `postmaster.pid` and `postmaster.opts`. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  isReady: boolean
  /** The command line it was started with. */
  command: string
}

/** Undefined if no server is alive, even when its pid file is still there. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isServerOf(cluster, pid)) return undefined
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    isReady: lines[7]?.trim() === 'ready',
    command: readIfThere(join(cluster, 'postmaster.opts'))?.trim() ?? '',
  }
}

/** False after an upgrade replaced the programs on disk. */
export function runsCurrentPrograms(pid: number): boolean {
  if (process.platform !== 'linux') return true
  return !linkTarget(`/proc/${pid}/exe`)?.endsWith(' (deleted)')
}

/** The pid of a stale file may have been reused, so on Linux the working directory decides. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const workingDirectory = linkTarget(`/proc/${pid}/cwd`)
  // Root in a container may not read the working directory of another user's process, only its name.
  if (workingDirectory === undefined) return readIfThere(`/proc/${pid}/comm`)?.trim() === 'postgres'
  return workingDirectory === realpathSync(cluster)
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function linkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
