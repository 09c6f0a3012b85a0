import { expect, test } from 'vitest'
import { createBoundedGate } from './bounded-gate.ts'

/** Work that goes on until it is ended. */
function openWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>(resolve => ends.push(resolve))
  return { work, ends }
}

test('Two run, two wait, and the fifth is refused at once with 503', async () => {
  const gate = createBoundedGate({ concurrency: 2, maxWaiting: 2 })
  const { work, ends } = openWork()
  const four = Array.from({ length: 4 }, () => gate.run(work))
  expect(ends).toHaveLength(2)
  expect(() => gate.requireRoom()).toThrow()
  await expect(gate.run(work)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
    retryAfterSeconds: 2,
  })
  for (let ended = 0; ended < 4; ended += 1) {
    ends[ended]!()
    await new Promise(setImmediate)
    expect(ends.length).toBe(Math.min(4, 3 + ended))
  }
  await Promise.all(four)
  expect(() => gate.requireRoom()).not.toThrow()
})

test('Work that fails releases its place', async () => {
  const gate = createBoundedGate({ concurrency: 1, maxWaiting: 1 })
  const fail = () => Promise.reject(new Error('No'))
  await Promise.all([1, 2].map(() => expect(gate.run(fail)).rejects.toThrow('No')))
  await expect(gate.run(async () => 'done')).resolves.toBe('done')
})
