import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

test('A second start in the same data directory is refused within a second, in plain words', async () => {
  const dataDir = freshFolder()
  const first = lockIn(dataDir)
  expect(await first.nextLine()).toBe('holds')
  const began = performance.now()
  const refusal = lockDataDirectory(dataDir)
  await expect(refusal).rejects.toBeInstanceOf(DataDirectoryInUse)
  await expect(refusal).rejects.toThrow(
    `${dataDir} is already in use by process ${first.pid}. Stop that one first`,
  )
  expect(performance.now() - began).toBeLessThan(1_000)
  await first.kill()
})

test('After kill -9 of the holder the next start has the directory at once', async () => {
  const dataDir = freshFolder()
  const first = lockIn(dataDir)
  await first.nextLine()
  await first.kill()
  const began = performance.now()
  const lock = await lockDataDirectory(dataDir)
  expect(performance.now() - began).toBeLessThan(200)
  lock.release()
})

test('A later process with the number of the dead holder does not count as the holder', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'lock'))
  writeFileSync(join(dataDir, 'lock', `${process.pid}-${Number(identityOf(process.pid)) - 1}`), 'holding')
  const lock = await lockDataDirectory(dataDir)
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([`${process.pid}-${identityOf(process.pid)}`])
  lock.release()
})

test('One process cannot hold a directory twice, but again after releasing it', async () => {
  const dataDir = join(freshFolder(), 'not', 'there', 'yet')
  const lock = await lockDataDirectory(dataDir)
  await expect(lockDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUse)
  lock.release()
  const again = await lockDataDirectory(dataDir)
  again.release()
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([])
})

test('Of several that start at once over a dead one exactly one gets the directory', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'lock'))
  writeFileSync(join(dataDir, 'lock', '999999-1'), 'holding')
  const starters = Array.from({ length: 5 }, () => lockIn(dataDir))
  const outcomes = await Promise.all(starters.map(starter => starter.nextLine()))
  await Promise.all(starters.map(starter => starter.kill()))
  expect(outcomes.sort()).toEqual([...Array(4).fill('DataDirectoryInUse'), 'holds'].sort())
})
