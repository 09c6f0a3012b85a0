import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskStorage } from './open-disk-storage.ts'
import { StorageFull, type StoredFile } from './storage.ts'

let root: string
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'smoke-deck-storage-')), 'files')
})
afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }))

const bytes = Buffer.from('a picture')

test('A file can be saved, read, listed and removed, and other users of the machine cannot read it', async () => {
  const storage = await openDiskStorage(root)
  await storage.save('avatars/ab12.png', bytes)
  expect(await storage.read('avatars/ab12.png')).toEqual(bytes)
  const listed: StoredFile[] = [{ name: 'avatars/ab12.png', savedAt: expect.any(Date) }]
  expect(await storage.list('avatars')).toEqual(listed)
  expect(await storage.countBytes()).toBe(bytes.length)
  expect(statSync(join(root, 'avatars', 'ab12.png')).mode & 0o077).toBe(0)
  expect(statSync(root).mode & 0o077).toBe(0)
  await storage.remove('avatars/ab12.png')
  await storage.remove('avatars/ab12.png')
  expect(await storage.read('avatars/ab12.png')).toBeUndefined()
  expect(await storage.list('avatars')).toEqual([])
  expect(await storage.list('elsewhere')).toEqual([])
})

test('A name outside the folder is rejected', async () => {
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
    await expect(storage.read(name), name).rejects.toThrow('Invalid file name')
    await expect(storage.save(name, bytes), name).rejects.toThrow('Invalid file name')
    await expect(storage.remove(name), name).rejects.toThrow('Invalid file name')
  }
})

test('A full disk leaves no partial file, and the previous version stays', async () => {
  let isFull = false
  const storage = await openDiskStorage(root, async (file, content) => {
    await file.write(content.subarray(0, 3))
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await file.write(content.subarray(3))
  })
  await storage.save('avatars/a.png', bytes)
  isFull = true
  for (const name of ['avatars/a.png', 'avatars/b.png'])
    await expect(storage.save(name, Buffer.from('another picture'))).rejects.toThrow(StorageFull)
  expect(await storage.read('avatars/a.png')).toEqual(bytes)
  expect(readdirSync(join(root, 'avatars'))).toEqual(['a.png'])
  expect(readdirSync(join(root, '.unfinished'))).toEqual([])
})

test('A partial file of a killed process is removed at the next start', async () => {
  const partialFile = join(root, '.unfinished', 'partial')
  mkdirSync(join(root, '.unfinished'), { recursive: true })
  writeFileSync(partialFile, 'par')
  await openDiskStorage(root)
  expect(existsSync(partialFile)).toBe(false)
})
