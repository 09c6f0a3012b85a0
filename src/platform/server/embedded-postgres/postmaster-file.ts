import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../process-identity.ts'

/** What a running PostgreSQL says about itself in its data directory. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  isReady: boolean
  /** The command line it was started with. */
  command: string
}

/** The living server of a cluster, or `undefined` when there is none, whatever its file says. */
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

/** Whether the programs it runs are still those on the disk; an upgrade replaces them under its feet. */
export function runsCurrentPrograms(pid: number): boolean {
  if (process.platform !== 'linux') return true
  return !linkTarget(`/proc/${pid}/exe`)?.endsWith(' (deleted)')
}

/** A number in a stale file may by now belong to any other process, so on Linux its working folder decides. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const workingFolder = linkTarget(`/proc/${pid}/cwd`)
  // Root in a container may not look at the folder of another user's process, only at its name.
  if (workingFolder === undefined) return readIfThere(`/proc/${pid}/comm`)?.trim() === 'postgres'
  return workingFolder === realpathSync(cluster)
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
