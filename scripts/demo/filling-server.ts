import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface FillingServer {
  address: string
  stop: () => Promise<void>
}

const opening = 'Smoke Deck is open at '
const parentCheckMilliseconds = 250

/** The server as npm start runs it, at a port that nobody knows, for one who writes much at once. */
export async function startFillingServer(): Promise<FillingServer> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      // Each request may come from an address of its own, so that no limit gets in the way.
      TRUST_PROXY: '127.0.0.1',
      MESSAGES_PER_MEMBER: '0',
      LOG_LEVEL: 'error',
      // Then the server also stops when this process is killed.
      npm_lifecycle_event: 'demo',
    },
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  stopWhenAsked(stop)
  for await (const line of createInterface(child.stdout))
    if (line.startsWith(opening)) return { address: line.slice(opening.length).trim(), stop }
  throw new Error('The server ended before it was open.')
}

/** By a signal, or by the end of the program that started this one. */
function stopWhenAsked(stop: () => Promise<void>): void {
  const leave = () => void stop().finally(() => process.exit(1))
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, leave)
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) leave()
  }, parentCheckMilliseconds).unref()
}
