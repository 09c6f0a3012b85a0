import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { silentLog } from '#test/database.ts'
import { findPrograms } from './find-programs.ts'
import { initializeCluster } from './initialize-cluster.ts'
import { resolveDataRoot } from './resolve-data-root.ts'

const root = mkdtempSync(join(tmpdir(), 'data-root-'))
chmodSync(root, 0o711)
const fallback = join(root, 'fallback')
afterAll(() => rmSync(root, { recursive: true }))

function makeFolder(mode: number): string {
  const folder = mkdtempSync(join(root, 'data-'))
  chmodSync(folder, mode)
  return folder
}

function fakeCluster(dataDir: string): void {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
}

function unreadableCopyOfPackage(program: string): string {
  const copy = join(makeFolder(0o700), 'package')
  cpSync(resolve(program, '../../..'), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

test('The database is stored in the data directory', () => {
  const dataDir = makeFolder(0o711)
  expect(resolveDataRoot(dataDir, silentLog, fallback)).toMatchObject({
    folder: dataDir,
    cluster: join(dataDir, 'postgres'),
  })
})

describe.runIf(process.getuid?.() === 0)(
  'When the data directory is closed to other users and the server runs as root',
  () => {
    test('the database gets a folder of its own, the same one every time', () => {
      const dataDir = makeFolder(0o700)
      const dataRoot = resolveDataRoot(dataDir, silentLog, fallback)
      expect(dataRoot.folder.startsWith(fallback)).toBe(true)
      expect(dataRoot.account?.name).toMatch(/postgres|nobody/)
      expect(resolveDataRoot(dataDir, silentLog, fallback).folder).toBe(dataRoot.folder)
      expect(resolveDataRoot(makeFolder(0o700), silentLog, fallback).folder).not.toBe(dataRoot.folder)
    })

    test('the database stays in that folder after the data directory is opened', () => {
      const dataDir = makeFolder(0o700)
      const dataRoot = resolveDataRoot(dataDir, silentLog, fallback)
      fakeCluster(dataRoot.folder)
      chmodSync(dataDir, 0o711)
      expect(resolveDataRoot(dataDir, silentLog, fallback).folder).toBe(dataRoot.folder)
    })

    test('and already holds a database, the start fails instead of creating an empty one', () => {
      const dataDir = makeFolder(0o711)
      fakeCluster(dataDir)
      chmodSync(dataDir, 0o700)
      expect(() => resolveDataRoot(dataDir, silentLog, fallback)).toThrow(
        /not accessible to .* Make every parent folder/,
      )
    })

    test('and no other folder can be used, the error says what to change', () => {
      const closed = join(makeFolder(0o700), 'fallback')
      expect(() => resolveDataRoot(makeFolder(0o700), silentLog, closed)).toThrow(
        /Set DATA_DIR to a folder that .* can access/,
      )
    })

    test('inaccessible programs are copied next to the database, links as links, and work', () => {
      const dataRoot = resolveDataRoot(makeFolder(0o711), silentLog, fallback)
      const installed = findPrograms(dataRoot, silentLog)
      const copy = findPrograms(dataRoot, silentLog, unreadableCopyOfPackage(installed.postgres))
      expect(copy.postgres.startsWith(join(dataRoot.folder, 'postgres-programs-'))).toBe(true)
      expect(statSync(copy.postgres).mode & 0o777).toBe(0o755)
      initializeCluster(dataRoot, copy, silentLog)
      expect(existsSync(join(dataRoot.cluster, 'PG_VERSION'))).toBe(true)
    })
  },
)

describe('A folder at the path of the database', () => {
  const programs = { initdb: '', postgres: '', pgCtl: '', majorVersion: '18' }

  test('that is no database is left untouched', () => {
    const dataRoot = resolveDataRoot(makeFolder(0o711), silentLog, fallback)
    mkdirSync(dataRoot.cluster)
    writeFileSync(join(dataRoot.cluster, 'notes.txt'), 'mine')
    expect(() => initializeCluster(dataRoot, programs, silentLog)).toThrow(/is not a database. Move it away/)
  })

  test('of another PostgreSQL version is rejected with a clear message', () => {
    const dataRoot = resolveDataRoot(makeFolder(0o711), silentLog, fallback)
    fakeCluster(dataRoot.folder)
    const newer = { ...programs, majorVersion: '19' }
    expect(() => initializeCluster(dataRoot, newer, silentLog)).toThrow(
      /created by PostgreSQL 18, but .* includes PostgreSQL 19/,
    )
  })
})
