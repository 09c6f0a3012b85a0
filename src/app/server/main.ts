import { PhrasebookIncomplete } from '#features/pairing/server/read-phrasebook.ts'
import { DataDirectoryInUse, DataDirectoryUnusable } from '#platform/server/data-directory-lock.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { readSettings, WrongSettings } from '#platform/server/settings.ts'
import { CannotStart } from './cannot-start.ts'
import { type House, startHouse } from './start-house.ts'

await main()

async function main(): Promise<void> {
  let log: Log | undefined
  try {
    const settings = readSettings(process.env, process.cwd())
    log = createLog(settings)
    const house = startHouse(settings, log)
    // From the first step on: a signal during the start waits for its end, so that nothing stays behind half open.
    stopOnSignals(house, log)
    const { address, ownerLink } = await house
    process.stdout.write(`Smoke Deck is open at ${address}\n`)
    if (ownerLink) process.stdout.write(`Open ${ownerLink} to become the owner of this house.\n`)
  } catch (failure) {
    refuseToStart(failure, log)
  }
}

/** A person reads this, so a known reason is one sentence; only a bug shows its stack, and that in the log. */
function refuseToStart(failure: unknown, log: Log | undefined): never {
  const isPlain = [
    WrongSettings,
    DataDirectoryInUse,
    DataDirectoryUnusable,
    PhrasebookIncomplete,
    CannotStart,
  ].some(kind => failure instanceof kind)
  if (!isPlain) log?.fatal({ err: failure }, 'the start failed')
  const reason = failure instanceof Error ? failure.message : String(failure)
  process.stderr.write(`Smoke Deck could not start. ${reason}\n`)
  process.exit(1)
}

/** First signal: finish what is under way and stop in order. Second: leave at once. */
function stopOnSignals(house: Promise<House>, log: Log): void {
  let isStopping = false
  const stop = (signal: string, exitCode = 0) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'closing the house')
    house
      .then(opened => opened.stop())
      .then(
        () => process.exit(exitCode),
        failure => {
          log.error({ err: failure }, 'the house did not close in order')
          process.exit(1)
        },
      )
  }
  // The start script hears signals before this file is loaded, and passes them on: taking a listener away and
  // adding another would lose one that comes in between.
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
