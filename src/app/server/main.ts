import { IncompletePhrasebookError } from '#features/pairing/server/read-phrasebook.ts'
import { DataDirectoryInUse, DataDirectoryUnusable } from '#platform/server/data-directory-lock.ts'
import { findUnknownSettings } from '#platform/server/find-unknown-settings.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { redirectConsole } from '#platform/server/redirect-console.ts'
import { InvalidSettings, readSettings } from '#platform/server/settings.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { StartupError } from './startup-error.ts'

await main()

async function main(): Promise<void> {
  let log: Log | undefined
  try {
    const settings = readSettings(process.env, process.cwd())
    log = createLog(settings)
    redirectConsole(log)
    for (const name of findUnknownSettings(process.cwd()))
      log.warn({ setting: name }, '.env has a name that is no setting, so it has no effect')
    const starting = startServer(settings, log)
    // Before the start has finished: a signal then waits for its end, so that nothing stays half open.
    stopOnSignals(starting, log)
    const { address, ownerLink } = await starting
    process.stdout.write(`Smoke Deck is open at ${address}\n`)
    if (ownerLink) process.stdout.write(`Open ${ownerLink} to create the admin account.\n`)
  } catch (failure) {
    refuseToStart(failure, log)
  }
}

/** A known reason is printed as one sentence; a bug is logged with its stack. */
function refuseToStart(failure: unknown, log: Log | undefined): never {
  const isKnownReason = [
    InvalidSettings,
    DataDirectoryInUse,
    DataDirectoryUnusable,
    IncompletePhrasebookError,
    StartupError,
  ].some(errorClass => failure instanceof errorClass)
  if (!isKnownReason) log?.fatal({ err: failure }, 'the start failed')
  const reason = failure instanceof Error ? failure.message : String(failure)
  process.stderr.write(`Smoke Deck could not start. ${reason}\n`)
  process.exit(1)
}

/** The first signal shuts down gracefully; the second exits at once. */
function stopOnSignals(starting: Promise<RunningServer>, log: Log): void {
  let isStopping = false
  const stop = (signal: string, exitCode = 0) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'shutting down')
    starting
      .then(server => server.stop())
      .then(
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
