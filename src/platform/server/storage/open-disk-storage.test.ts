import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskStorage } from './open-disk-storage.ts'
import { StorageFull } from './storage.ts'

let root: string
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'smoke-deck-storage-')), 'files')
})
afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }))

const bytes = Buffer.from('a picture')

test('What is kept can be read, listed and removed, and nobody else on the machine reads it', async () => {
  const storage = await openDiskStorage(root)
  await storage.keep('avatars/ab12.png', bytes)
  expect(await storage.read('avatars/ab12.png')).toEqual(bytes)
  expect(await storage.list('avatars')).toEqual([{ name: 'avatars/ab12.png', keptAt: expect.any(Date) }])
  expect(statSync(join(root, 'avatars', 'ab12.png')).mode & 0o077).toBe(0)
  expect(statSync(root).mode & 0o077).toBe(0)
  await storage.remove('avatars/ab12.png')
  await storage.remove('avatars/ab12.png')
  expect(await storage.read('avatars/ab12.png')).toBeUndefined()
  expect(await storage.list('avatars')).toEqual([])
  expect(await storage.list('elsewhere')).toEqual([])
})

test('A name that leads elsewhere is none', async () => {
  const storage = await openDiskStorage(root)
  writeFileSync(join(root, '..', 'secret.txt'), 'secret')
  for (const name of [
    '../secret.txt',
    'avatars/../../secret.txt',
    '/secret.txt',
    'avatars/a.png\0',
    'avatars\\a.png',
    'avatars/.png',
    'avatars/a.b.png',
    'a.png',
    '',
  ]) {
    await expect(storage.read(name), name).rejects.toThrow('no name')
    await expect(storage.keep(name, bytes), name).rejects.toThrow('no name')
    await expect(storage.remove(name), name).rejects.toThrow('no name')
  }
})

test('A disk that is full keeps nothing of a file, and what stood under its name stays', async () => {
  let isFull = false
  const storage = await openDiskStorage(root, async (file, all) => {
    await file.write(all.subarray(0, 3))
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await file.write(all.subarray(3))
  })
  await storage.keep('avatars/a.png', bytes)
  isFull = true
  for (const name of ['avatars/a.png', 'avatars/b.png'])
    await expect(storage.keep(name, Buffer.from('another picture'))).rejects.toThrow(StorageFull)
  expect(await storage.read('avatars/a.png')).toEqual(bytes)
  expect(readdirSync(join(root, 'avatars'))).toEqual(['a.png'])
  expect(readdirSync(join(root, '.unfinished'))).toEqual([])
})

test('What a killed house left half written is gone at the next start', async () => {
  const half = join(root, '.unfinished', 'half')
  mkdirSync(join(root, '.unfinished'), { recursive: true })
  writeFileSync(half, 'hal')
  await openDiskStorage(root)
  expect(existsSync(half)).toBe(false)
})
