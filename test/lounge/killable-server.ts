import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '#platform/server/embedded-postgres/listen-address.ts'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import { ownerPool } from '../fault-run.ts'

const program = resolve(import.meta.dirname, '../../dist/server/main.js')
const opening = 'Smoke Deck is open at '

export interface KillableServer {
  port: number
  makeAdmin: (email: string) => Promise<void>
  /** Ends it as a power cut would, and starts it again with the same data and port. Its database goes on. */
  killAndRestart: () => Promise<void>
  stop: () => Promise<void>
}

/** The build, with a database of its own. */
export async function startKillableServer(): Promise<KillableServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-lounge-'))
  // Started as root, PostgreSQL runs as another account, which has to get through to its folder.
  chmodSync(dataDir, 0o711)
  const port = await findFreePort()
  let child = await start(dataDir, port)
  return {
    port,
    async makeAdmin(email) {
      const owner = ownerPool(dataDir)
      await owner.query("update users set role = 'admin' where email = $1", [email])
      await owner.end()
    },
    async killAndRestart() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      child = await start(dataDir, port)
    },
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      const orphan = findPostmaster(join(dataDir, 'postgres'))
      if (orphan) process.kill(orphan.pid, 'SIGINT')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function start(dataDir: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BASE_URL: '',
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      // Few members write as fast as many.
      MESSAGES_PER_MEMBER: '0',
    },
  })
  const lines = createInterface(child.stdout!)
  for await (const line of lines) if (line.startsWith(opening)) return child
  throw new Error('The server ended before it was open.')
}
