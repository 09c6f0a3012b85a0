import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('a key is computed once, until newer keys have evicted it', () => {
  const cache = new LruCache<number>(2)
  let computed = 0
  const get = (key: string) => cache.getOrSet(key, () => ++computed)
  expect([get('a'), get('a'), get('b'), get('a')]).toEqual([1, 1, 2, 1])
  expect([get('c'), get('a'), get('b')]).toEqual([3, 1, 4])
})

test('a failure is not cached', async () => {
  const cache = new LruCache<Promise<string>>(2)
  const get = (compute: () => Promise<string>) => cache.getOrSet('card', compute)
  await expect(get(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  await expect(get(async () => 'drawn')).resolves.toBe('drawn')
  await expect(get(() => Promise.reject(new Error('not called')))).resolves.toBe('drawn')

  const syncCache = new LruCache<string>(2)
  const fail = () => {
    throw new Error('no picture')
  }
  expect(() => syncCache.getOrSet('card', fail)).toThrow('no picture')
  expect(syncCache.getOrSet('card', () => 'drawn')).toBe('drawn')
})

test('a late failure does not remove a newer entry of the same key', async () => {
  const cache = new LruCache<Promise<string>>(1)
  let fail: (cause: Error) => void = () => {}
  const late = cache.getOrSet('card', () => new Promise((_, reject) => (fail = reject)))
  await cache.getOrSet('other', async () => 'evicts it')
  await cache.getOrSet('card', async () => 'drawn')
  fail(new Error('late'))
  await expect(late).rejects.toThrow('late')
  await expect(cache.getOrSet('card', async () => 'again')).resolves.toBe('drawn')
})
