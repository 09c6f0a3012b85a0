import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Ended, but not yet collected by its parent: such a process holds nothing any more. */
const endedStates = new Set(['Z', 'X', 'x'])

/**
 * Tells a living process from a later one with the same number: an opaque word that holds its start time.
 * `undefined` when no such process lives.
 */
export function identityOf(pid: number): string | undefined {
  if (process.platform === 'linux') return identityOnLinux(pid)
  if (process.platform === 'win32') return isSignalable(pid) ? 'unknown' : undefined
  const answer = spawnSync('ps', ['-o', 'lstart=', '-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  const text = answer.stdout?.trim() ?? ''
  const state = text.split(/\s+/).at(-1) ?? ''
  if (text === '' || endedStates.has(state.charAt(0))) return undefined
  return text.slice(0, -state.length).replaceAll(/[^A-Za-z0-9]+/g, '')
}

export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return identityOnLinux(pid) !== undefined
  return isSignalable(pid)
}

/** The name in brackets may itself hold spaces and brackets, so fields are counted from the last bracket. */
function identityOnLinux(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTime] = [fields?.[0], fields?.[22 - 3]]
  return state === undefined || endedStates.has(state) ? undefined : startTime
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isSignalable(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
