import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Child, runInChild } from '#test/run-in-child.ts'
import { DataDirectoryInUse, lockDataDirectory } from './data-directory-lock.ts'
import { identityOf } from './process-identity.ts'

const root = mkdtempSync(join(tmpdir(), 'lock-'))
const freshFolder = () => mkdtempSync(join(root, 'data-'))
const lockIn = (dataDir: string): Child =>
  runInChild(`
    import { lockDataDirectory } from '#platform/server/data-directory-lock.ts'
    try {
      await lockDataDirectory(${JSON.stringify(dataDir)})
      console.log('holds')
      process.stdin.resume()
    } catch (error) {
      console.log(error.name)
    }
  `)

afterAll(() => rmSync(root, { recursive: true }))

test('A second process in the same data directory is rejected within a second, with a clear message', async () => {
  const dataDir = freshFolder()
  const first = lockIn(dataDir)
  expect(await first.nextLine()).toBe('holds')
  const startedAt = performance.now()
  const refusal = lockDataDirectory(dataDir)
  await expect(refusal).rejects.toBeInstanceOf(DataDirectoryInUse)
  await expect(refusal).rejects.toThrow(
    `${dataDir} is already in use by process ${first.pid}. Stop that process first`,
  )
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  await first.kill()
})

test('After kill -9 of the holder the next process gets the lock without waiting for it', async () => {
  const dataDir = freshFolder()
  const first = lockIn(dataDir)
  await first.nextLine()
  await first.kill()
  const lock = await lockDataDirectory(dataDir, { waitMilliseconds: 0 })
  lock.release()
})

test('A later process with the pid of the dead holder does not count as the holder', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'lock'))
  writeFileSync(join(dataDir, 'lock', `${process.pid}-${Number(identityOf(process.pid)) - 1}`), 'holding')
  const lock = await lockDataDirectory(dataDir)
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([`${process.pid}-${identityOf(process.pid)}`])
  lock.release()
})

test('A process cannot take the lock twice, but can take it again after releasing it', async () => {
  const dataDir = join(freshFolder(), 'not', 'there', 'yet')
  const lock = await lockDataDirectory(dataDir)
  await expect(lockDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUse)
  lock.release()
  const secondLock = await lockDataDirectory(dataDir)
  secondLock.release()
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([])
})

test('Of several processes that start at once after a crash exactly one gets the lock', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'lock'))
  writeFileSync(join(dataDir, 'lock', '999999-1'), 'holding')
  const starters = Array.from({ length: 5 }, () => lockIn(dataDir))
  const outcomes = await Promise.all(starters.map(starter => starter.nextLine()))
  await Promise.all(starters.map(starter => starter.kill()))
  expect(outcomes.sort()).toEqual([...Array(4).fill('DataDirectoryInUse'), 'holds'].sort())
})

test('A new data directory and its lock are closed to other users', async () => {
  const dataDir = join(freshFolder(), 'new')
  const lock = await lockDataDirectory(dataDir)
  const isRoot = process.getuid?.() === 0
  // As root, the user that runs the database has to pass through.
  expect(statSync(dataDir).mode & 0o777).toBe(isRoot ? 0o711 : 0o700)
  expect(statSync(join(dataDir, 'lock')).mode & 0o777).toBe(0o700)
  lock.release()
})

test('A data directory that this user may not write is refused with a sentence', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'lock'))
  for (const folder of [root, dataDir, join(dataDir, 'lock')])
    chmodSync(folder, folder === root ? 0o755 : 0o555)
  const nobody = process.getuid?.() === 0 ? 65534 : undefined
  const code = `
    import { lockDataDirectory } from '#platform/server/data-directory-lock.ts'
    const refusal = await lockDataDirectory(${JSON.stringify(dataDir)}).catch(error => error)
    console.log(refusal.name + ': ' + refusal.message)`
  const child = runInChild(code, nobody)
  expect(await child.nextLine()).toMatch(
    /^DataDirectoryUnusable: DATA_DIR is .*, but it cannot be created or written: E(ACCES|PERM)/,
  )
  await child.kill()
  chmodSync(dataDir, 0o755)
})
