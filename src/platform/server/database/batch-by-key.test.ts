import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batchByKey } from './batch-by-key.ts'

function recorded(most = 10) {
  const calls: [string, readonly string[]][] = []
  const send = batchByKey<string, string>(async (key, items) => {
    calls.push([key, items])
    await pause(5)
    if (items.includes('broken')) throw new Error('the call failed')
    return items.map(item => `${key} ${item}`)
  }, most)
  return { calls, send }
}

it('sends one at once, and those that come meanwhile together, each with its own answer', async () => {
  const { calls, send } = recorded()
  const answers = await Promise.all(['1', '2', '3'].map(item => send('a', item)))
  expect(answers).toEqual(['a 1', 'a 2', 'a 3'])
  expect(calls).toEqual([
    ['a', ['1']],
    ['a', ['2', '3']],
  ])
  expect(await send('a', '4')).toBe('a 4')
})

it('lets no key wait for another, and sends not more than the most at once', async () => {
  const { calls, send } = recorded(2)
  await Promise.all([...['1', '2', '3', '4'].map(item => send('a', item)), send('b', '1')])
  expect(calls).toEqual([
    ['a', ['1']],
    ['b', ['1']],
    ['a', ['2', '3']],
    ['a', ['4']],
  ])
})

it('fails for all of a call that fails, and goes on with the next', async () => {
  const { send } = recorded()
  const answers = await Promise.allSettled(['1', '2', 'broken'].map(item => send('a', item)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await send('a', '3')).toBe('a 3')
})
