import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('the same question is answered once, until newer ones have pushed it out', () => {
  const recent = new Recent<number>(2)
  let worked = 0
  const ask = (question: string) => recent.recall(question, () => ++worked)
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 1, 2, 1])
  expect([ask('c'), ask('a'), ask('b')]).toEqual([3, 1, 4])
})

test('what failed is tried again, at once or later', async () => {
  const recent = new Recent<Promise<string>>(2)
  const ask = (work: () => Promise<string>) => recent.recall('card', work)
  await expect(ask(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  await expect(ask(async () => 'drawn')).resolves.toBe('drawn')
  await expect(ask(() => Promise.reject(new Error('not asked')))).resolves.toBe('drawn')

  const strict = new Recent<string>(2)
  const fail = () => {
    throw new Error('no picture')
  }
  expect(() => strict.recall('card', fail)).toThrow('no picture')
  expect(strict.recall('card', () => 'drawn')).toBe('drawn')
})

test('a late failure takes nothing with it that came after', async () => {
  const recent = new Recent<Promise<string>>(1)
  let fail: (cause: Error) => void = () => {}
  const late = recent.recall('card', () => new Promise((_, reject) => (fail = reject)))
  await recent.recall('other', async () => 'pushes it out')
  await recent.recall('card', async () => 'drawn')
  fail(new Error('late'))
  await expect(late).rejects.toThrow('late')
  await expect(recent.recall('card', async () => 'anew')).resolves.toBe('drawn')
})
