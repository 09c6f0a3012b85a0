import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkerPool, type WorkerPool } from './worker-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'smoke-deck-worker-'))
const urlOf = (name: string) => pathToFileURL(join(folder, name))
const pools: WorkerPool[] = []
const openPool = (max: number) => {
  const maxWaiting = { join: max, fail: max, missing: max, die: max, work: max, workUntil: max }
  const pool = openWorkerPool({ worker: urlOf('worker.mjs'), module: urlOf('functions.mjs'), maxWaiting })
  pools.push(pool)
  return pool
}

beforeAll(async () => {
  const source = join(import.meta.dirname, 'module-worker.ts')
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  writeFileSync(urlOf('worker.mjs'), code)
  writeFileSync(
    urlOf('functions.mjs'),
    `export const join = (...parts) => parts.join(' ')
    export const fail = () => { throw new TypeError('not today') }
    export const die = () => process.exit(1)
    export function work(milliseconds) {
      const end = performance.now() + milliseconds
      while (performance.now() < end);
      return milliseconds
    }
    export function workUntil(flag) {
      // It ends by itself as well, so that a failure is one test that fails and not a suite that hangs.
      const end = performance.now() + 5000
      while (Atomics.load(flag, 0) === 0) if (performance.now() > end) return 'out of time'
      return 'ended'
    }`,
  )
})
afterAll(async () => {
  for (const pool of pools) await pool.close()
  rmSync(folder, { recursive: true })
})

describe('A worker pool', () => {
  it('answers in the order of the calls, with results and errors', async () => {
    const pool = openPool(5)
    const calls = [
      pool.call('join', 'a', 'b'),
      pool.call('fail'),
      pool.call('missing'),
      pool.call('join', 'c'),
    ]
    const answers = await Promise.allSettled(calls)
    expect(answers).toEqual([
      { status: 'fulfilled', value: 'a b' },
      { status: 'rejected', reason: new TypeError('not today') },
      { status: 'rejected', reason: new Error('The module has no function missing.') },
      { status: 'fulfilled', value: 'c' },
    ])
  })

  it('refuses calls beyond its queue, with a time to try again, and takes new ones later', async () => {
    const pool = openPool(2)
    const accepted = [pool.call('work', 50), pool.call('work', 1), pool.call('work', 2)]
    await expect(pool.call('work', 3)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      retryAfterSeconds: 2,
    })
    expect(await Promise.all(accepted)).toEqual([50, 1, 2])
    expect(await pool.call('join', 'again')).toBe('again')
  })

  it('serves functions in turn, so that many calls of one do not hold up another', async () => {
    const pool = openPool(5)
    const done: string[] = []
    const calls = [
      ...Array.from({ length: 4 }, (_, index) => pool.call('work', 5).then(() => done.push(`work ${index}`))),
      pool.call('join', 'a').then(() => done.push('join')),
    ]
    await Promise.all(calls)
    expect(done.indexOf('join')).toBe(1)
  })

  it('rejects a function without a queue', async () => {
    await expect(openPool(1).call('toString')).rejects.toThrow('no function toString')
  })

  it('replaces a thread that died', async () => {
    const pool = openPool(2)
    await expect(pool.call('die')).rejects.toThrow('ended')
    expect(await pool.call('join', 'alive')).toBe('alive')
  })

  it('leaves the main thread free while it works', async () => {
    const pool = openPool(2)
    await pool.call('join', 'started')
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const call = pool.call('workUntil', flag)
    // On the main thread the work would never let this run, and never end.
    setTimeout(() => Atomics.store(flag, 0, 1), 20)
    expect(await call).toBe('ended')
  })
})
