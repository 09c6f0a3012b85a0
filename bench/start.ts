// How long a start takes and how much memory the idle process holds. npx tsx bench/start.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#platform/server/project-root.ts'
import { percentile } from './percentile.ts'

const root = projectRoot(import.meta.dirname)
const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-bench-'))
const restarts = 7
const idleSeconds = 5

try {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const first = await start()
  print('cold start: build, new database, content', seconds(first.milliseconds), 'at most 8 s')
  await stop(first.server)
  const times: number[] = []
  for (let turn = 1; turn <= restarts; turn++) {
    const { server, milliseconds } = await start()
    times.push(milliseconds)
    if (turn === restarts) await printMemory(server)
    await stop(server)
  }
  print(`restart to ready, median of ${restarts}`, seconds(percentile(times, 50)), 'at most 1.5 s')
  print(`restart to ready, slowest of ${restarts}`, seconds(Math.max(...times)), '')
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

interface RunningServer {
  child: ChildProcess
  address: string
}

/** From the command to the first good answer of /api/ready. */
async function start(): Promise<{ server: RunningServer; milliseconds: number }> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  })
  const address = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      const named = /http:\/\/\S+/.exec(String(text))?.[0]
      if (named) found(named)
    })
    child.on('exit', code => failed(new Error(`the start ended with ${code}`)))
  })
  while (!(await fetch(`${address}/api/ready`)).ok) await pause(5)
  return { server: { child, address }, milliseconds: performance.now() - startedAt }
}

async function stop({ child }: RunningServer): Promise<void> {
  const ended = new Promise(done => child.on('exit', done))
  child.kill('SIGTERM')
  await ended
}

async function printMemory({ child, address }: RunningServer): Promise<void> {
  await pause(idleSeconds * 1000)
  print('resident memory, idle after the start', megabytes(child), 'at most 160 MB')
  for (let at = 0; at < 200; at++) await (await fetch(address)).arrayBuffer()
  await pause(idleSeconds * 1000)
  print('resident memory, idle after 200 pages', megabytes(child), 'at most 160 MB')
}

/** Linux says it in /proc; elsewhere there is no figure. */
function megabytes(child: ChildProcess): string {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`
  } catch {
    return 'not known on this system'
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

function print(what: string, figure: string, aim: string): void {
  console.log(`${what.padEnd(44)} ${figure.padStart(10)}   ${aim}`)
}
