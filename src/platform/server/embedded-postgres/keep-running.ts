import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { isAlive } from '../process-identity.ts'

const lookEveryMs = 250
const longestPauseMs = 5_000

interface Guarded {
  pid: number
  log: Log
  /** Starts the server again and resolves with its new process id. */
  restart: () => Promise<number>
}

/** Starts the server again whenever it has ended by itself; nobody else would. */
export function keepRunning({ pid: first, log, restart }: Guarded) {
  let pid = first
  let isGuarding = true
  let restarting: Promise<void> | undefined

  async function startAgain(): Promise<void> {
    log.error({ pid }, 'The database ended unexpectedly; starting it again')
    for (let pauseMs = 100; isGuarding; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        pid = await restart()
        log.info({ pid }, 'The database runs again')
        return
      } catch (error) {
        log.error({ err: error }, 'The database could not be started again')
        await pause(pauseMs)
      }
    }
  }

  const timer = setInterval(() => {
    if (restarting || isAlive(pid)) return
    restarting = startAgain().finally(() => {
      restarting = undefined
    })
  }, lookEveryMs)
  timer.unref()

  return {
    pid: () => pid,
    /** Ends the guard, waits for a start that is under way, and hands the server back to be stopped. */
    leaveAlone: async (): Promise<number> => {
      isGuarding = false
      clearInterval(timer)
      await restarting
      return pid
    },
  }
}
