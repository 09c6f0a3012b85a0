import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { isAlive } from '../process-identity.ts'

const pollIntervalMs = 250
const maxBackoffMs = 5_000

interface Supervised {
  pid: number
  log: Log
  /** Resolves with the new process id. */
  restart: () => Promise<number>
}

/** Restarts the server with backoff whenever it ends unexpectedly. */
export function superviseServer({ pid: initialPid, log, restart }: Supervised) {
  let pid = initialPid
  let isSupervising = true
  let restarting: Promise<void> | undefined

  async function restartWithBackoff(): Promise<void> {
    log.error({ pid }, 'The database ended unexpectedly; restarting it')
    for (let backoffMs = 100; isSupervising; backoffMs = Math.min(backoffMs * 2, maxBackoffMs)) {
      try {
        pid = await restart()
        log.info({ pid }, 'The database was restarted')
        return
      } catch (error) {
        log.error({ err: error }, 'The database could not be restarted')
        await pause(backoffMs)
      }
    }
  }

  const timer = setInterval(() => {
    if (restarting || isAlive(pid)) return
    restarting = restartWithBackoff().finally(() => {
      restarting = undefined
    })
  }, pollIntervalMs)
  timer.unref()

  return {
    pid: () => pid,
    /** Ends the supervision after any restart in progress; the caller stops the server. */
    stopSupervising: async (): Promise<number> => {
      isSupervising = false
      clearInterval(timer)
      await restarting
      return pid
    },
  }
}
