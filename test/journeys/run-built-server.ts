import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import { memoryFolder } from '../quick-database.ts'

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'dist/server/main.js')
const opening = 'Smoke Deck is open at '
const operatorSettings =
  /^(DATABASE_URL|BASE_URL|HOST|TRUST_PROXY|CONTACT_EMAIL|AI_[A-Z_]+|SPEECH_[A-Z_]+|ELEVENLABS_[A-Z_]+)$/
const maxStopMilliseconds = 20_000

export interface BuiltServer {
  address: string
  /** Its data directory; mails that no mail server takes are in its `outbox`. */
  dataDir: string
  /** Stops it as an operator would. Throws when it does not end in order or leaves its database running. */
  stop(): Promise<void>
}

/** Runs the build in a process of its own, on a free port and a database of its own, with these settings. */
export async function runBuiltServer(settings: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  if (!existsSync(program)) throw new Error('There is no build in dist. Run: npm run build')
  const dataDir = mkdtempSync(join(memoryFolder, 'smoke-deck-journeys-'))
  // Started as root, PostgreSQL runs as another account, which has to get through to its folder.
  chmodSync(dataDir, 0o711)
  const child = spawn(process.execPath, [program], {
    // A folder without a `.env`.
    cwd: dataDir,
    env: {
      ...environmentWithoutSettings(),
      // Journeys write faster than people.
      MESSAGES_PER_MEMBER: '0',
      ...settings,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors = text(child.stderr)
  const exit = once(child, 'exit')
  const address = await readAddress(child)
  if (!address) {
    child.kill('SIGKILL')
    await exit
    removeData(dataDir)
    throw new Error(`The server did not start.\n${await errors}`)
  }
  return { address, dataDir, stop: () => stop({ child, exit, errors, dataDir }) }
}

/** The developer's own settings must not reach the server under test. */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(([name]) => !operatorSettings.test(name))
  return { ...Object.fromEntries(given), NODE_ENV: 'production' }
}

async function readAddress(child: ChildProcess): Promise<string | undefined> {
  if (!child.stdout) return undefined
  for await (const line of createInterface(child.stdout))
    if (line.startsWith(opening)) return line.slice(opening.length)
  return undefined
}

interface Running {
  child: ChildProcess
  exit: Promise<unknown[]>
  errors: Promise<string>
  dataDir: string
}

async function stop({ child, exit, errors, dataDir }: Running): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  if (!findPostmaster(cluster))
    throw new Error(`No PostgreSQL was found in ${cluster}; is it the right folder?`)
  child.kill('SIGTERM')
  const tooLong = setTimeout(() => child.kill('SIGKILL'), maxStopMilliseconds)
  const [code, signal] = await exit
  clearTimeout(tooLong)
  const abandoned = removeData(dataDir)
  if (abandoned) throw new Error(`The server left PostgreSQL ${abandoned.pid} running.`)
  const written = await errors
  if (code !== 0) throw new Error(`The server ended with ${code ?? signal}.\n${written}`)
  if (/"level":"(error|fatal)"/.test(written))
    throw new Error(`The server logged errors while the journeys ran:\n${written}`)
}

/** Removes the data and ends a database that was left behind, which it returns. */
function removeData(dataDir: string) {
  const abandoned = findPostmaster(join(dataDir, 'postgres'))
  if (abandoned) process.kill(abandoned.pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  return abandoned
}
