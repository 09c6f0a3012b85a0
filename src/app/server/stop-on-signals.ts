import type { Log } from '#platform/server/log.ts'

/** A person who presses Ctrl-C again within this time is impatient, and does not insist. */
const sameSignalMilliseconds = 1_000
/** Reported by scripts/start.mjs. It asks for a stop and never insists on one. */
const endOfNpm = 'end of npm'

/** The first signal stops in order; a further one exits at once. */
export function stopOnSignals(
  stopServer: () => Promise<void>,
  { log, isUnderNpm }: { log: Log; isUnderNpm: boolean },
): void {
  let first: { signal: string; at: number } | undefined
  // Under npm one Ctrl-C arrives twice, on a busy machine seconds apart: from the terminal, and passed on by npm.
  let copiesDue = isUnderNpm ? 1 : 0
  const stop = (signal: string, exitCode = 0) => {
    if (first) {
      if (signal === endOfNpm) return
      const isRepeated = signal === first.signal
      if (isRepeated && copiesDue-- > 0) return
      if (isRepeated && performance.now() - first.at < sameSignalMilliseconds) return
      process.exit(1)
    }
    first = { signal, at: performance.now() }
    log.info({ signal }, 'shutting down')
    stopServer().then(
      () => process.exit(exitCode),
      failure => {
        log.error({ err: failure }, 'the shutdown failed')
        process.exit(1)
      },
    )
  }
  // The start script listens for signals before this file is loaded and passes them on as 'leave': replacing its
  // listeners would lose a signal that arrives in between.
  const events: NodeJS.EventEmitter = process
  events.on('leave', stop)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    if (process.listenerCount(signal) === 0) process.on(signal, () => stop(signal))
  process.on('uncaughtException', failure => {
    log.fatal({ err: failure }, 'uncaught')
    stop('uncaughtException', 1)
  })
  process.on('unhandledRejection', failure => {
    log.fatal({ err: failure }, 'unhandled rejection')
    stop('unhandledRejection', 1)
  })
}
