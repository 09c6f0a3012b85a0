import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'

const root = resolve(import.meta.dirname, '../..')
const server = join(root, 'dist/server/main.js')
const opening = 'Smoke Deck is open at '
const settingsOfTheOwner = /^(DATABASE_URL|BASE_URL|HOST|TRUST_PROXY|CONTACT_EMAIL|AI_[A-Z_]+)$/
const longestStopMilliseconds = 20_000

export interface BuiltHouse {
  address: string
  /** Its data directory; mails that nobody takes further lie in its `outbox`. */
  dataDir: string
  /** Stops it as an operator would. Throws when it does not end in order or leaves its database running. */
  stop(): Promise<void>
}

/** Runs the finished build in a process of its own, on a free port and a database of its own, with these settings besides. */
export async function runBuiltHouse(settings: Readonly<Record<string, string>> = {}): Promise<BuiltHouse> {
  if (!existsSync(server)) throw new Error('There is no build in dist. Run: npm run build')
  const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-journeys-'))
  // Started as root, PostgreSQL runs as another account, which has to get through to its folder.
  chmodSync(dataDir, 0o711)
  const child = spawn(process.execPath, [server], {
    // A folder without a `.env`.
    cwd: dataDir,
    env: { ...environmentWithoutSettings(), ...settings, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaint = text(child.stderr)
  const exit = once(child, 'exit')
  const address = await readAddress(child)
  if (!address) {
    child.kill('SIGKILL')
    await exit
    clearAway(dataDir)
    throw new Error(`The house did not open.\n${await complaint}`)
  }
  return { address, dataDir, stop: () => stop({ child, exit, complaint, dataDir }) }
}

/** What the person at this machine has set for their own house must not reach the one under test. */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(([name]) => !settingsOfTheOwner.test(name))
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
  complaint: Promise<string>
  dataDir: string
}

async function stop({ child, exit, complaint, dataDir }: Running): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  if (!findPostmaster(cluster))
    throw new Error(`No PostgreSQL was found in ${cluster}; is it the right folder?`)
  child.kill('SIGTERM')
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestStopMilliseconds)
  const [code, signal] = await exit
  clearTimeout(tooLong)
  const left = clearAway(dataDir)
  if (left) throw new Error(`The house left PostgreSQL ${left.pid} running.`)
  const said = await complaint
  if (code !== 0) throw new Error(`The house ended with ${code ?? signal}.\n${said}`)
  if (/"level":"(error|fatal)"/.test(said))
    throw new Error(`The house complained while the journeys ran:\n${said}`)
}

/** Removes the data and ends a database that was left behind; gives which one that was. */
function clearAway(dataDir: string) {
  const left = findPostmaster(join(dataDir, 'postgres'))
  if (left) process.kill(left.pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  return left
}
