import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('a key is computed once, until newer keys have evicted it', () => {
  const cache = new Recent<number>(2)
  let computed = 0
  const get = (key: string) => cache.recall(key, () => ++computed)
  expect([get('a'), get('a'), get('b'), get('a')]).toEqual([1, 1, 2, 1])
  expect([get('c'), get('a'), get('b')]).toEqual([3, 1, 4])
})

test('a failure is not cached', async () => {
  const cache = new Recent<Promise<string>>(2)
  const get = (compute: () => Promise<string>) => cache.recall('card', compute)
  await expect(get(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  await expect(get(async () => 'drawn')).resolves.toBe('drawn')
  await expect(get(() => Promise.reject(new Error('not called')))).resolves.toBe('drawn')

  const syncCache = new Recent<string>(2)
  const fail = () => {
    throw new Error('no picture')
  }
  expect(() => syncCache.recall('card', fail)).toThrow('no picture')
  expect(syncCache.recall('card', () => 'drawn')).toBe('drawn')
})

test('a late failure does not remove a newer entry of the same key', async () => {
  const cache = new Recent<Promise<string>>(1)
  let fail: (cause: Error) => void = () => {}
  const late = cache.recall('card', () => new Promise((_, reject) => (fail = reject)))
  await cache.recall('other', async () => 'evicts it')
  await cache.recall('card', async () => 'drawn')
  fail(new Error('late'))
  await expect(late).rejects.toThrow('late')
  await expect(cache.recall('card', async () => 'again')).resolves.toBe('drawn')
})
