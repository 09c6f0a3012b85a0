import { IncompletePhrasebookError } from '#features/pairing/server/read-phrasebook.ts'
import { DataDirectoryInUse, DataDirectoryUnusable } from '#platform/server/data-directory-lock.ts'
import { findUnknownSettings } from '#platform/server/find-unknown-settings.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { redirectConsole } from '#platform/server/redirect-console.ts'
import { InvalidSettings, readSettings, type Settings } from '#platform/server/settings.ts'
import { setSiteTimeZone } from '#platform/server/site-time-zone.ts'
import { keepRunning } from './keep-running.ts'
import { refuseDemoDirectory } from './refuse-demo-directory.ts'
import { startServer } from './start-server.ts'
import { StartupError } from './startup-error.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** As the operator set it: the time zone of the page is put into that of the process. */
const environment = { ...process.env }

const setTimeZone = (name: string | undefined) => setSiteTimeZone(process.env, name)

await main()

async function main(): Promise<void> {
  let log: Log | undefined
  try {
    let settings = readSettings(environment, process.cwd())
    refuseDemoDirectory(settings.dataDir, environment.DEMO_DIRECTORY)
    const ownLog = createLog(settings)
    log = ownLog
    redirectConsole(log)
    for (const name of findUnknownSettings(process.cwd()))
      log.warn({ setting: name }, '.env has a name that is no setting, so it has no effect')
    let isFirst = true
    const start = async (startAgain: () => void) => {
      if (!isFirst) settings = readSettingsAgain(settings, ownLog)
      isFirst = false
      const server = await startServer(settings, ownLog, { startAgain, setTimeZone })
      // PORT=0 picks one once: whoever asked for the start has its address open.
      settings = { ...settings, port: server.port }
      return server
    }
    const starting = keepRunning(start, failure => refuseToStart(failure, ownLog))
    // Before the start has finished: a signal then waits for its end, so that nothing stays half open.
    stopOnSignals(async () => (await starting).stop(), {
      log,
      isUnderNpm: environment.npm_lifecycle_event !== undefined,
    })
    const { address, ownerLink } = await starting
    process.stdout.write(`Smoke Deck is open at ${address}\n`)
    if (ownerLink) process.stdout.write(`Open ${ownerLink} to create the admin account.\n`)
  } catch (failure) {
    refuseToStart(failure, log)
  }
}

/** With what .env says by now; a mistake in it must not end a server that runs. */
function readSettingsAgain(known: Settings, log: Log): Settings {
  try {
    const settings = readSettings(environment, process.cwd())
    return { ...settings, port: settings.port || known.port }
  } catch (failure) {
    log.error({ err: failure }, '.env was changed and is not valid, so the settings stay as they were')
    return known
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
