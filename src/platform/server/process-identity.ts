import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Zombies and dead processes, not yet reaped by their parent. */
const endedStates = new Set(['Z', 'X', 'x'])

/** Distinguishes a live process from a later one with the same pid, by its start time. Undefined if it is not alive. */
export function identityOf(pid: number): string | undefined {
  if (process.platform === 'linux') return identityOnLinux(pid)
  if (process.platform === 'win32') return isSignalable(pid) ? 'unknown' : undefined
  const result = spawnSync('ps', ['-o', 'lstart=', '-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  const text = result.stdout?.trim() ?? ''
  const state = text.split(/\s+/).at(-1) ?? ''
  if (text === '' || endedStates.has(state.charAt(0))) return undefined
  return text.slice(0, -state.length).replaceAll(/[^A-Za-z0-9]+/g, '')
}

export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return identityOnLinux(pid) !== undefined
  return isSignalable(pid)
}

/** The process name in parentheses may contain spaces and parentheses, so fields count from the last one. */
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
