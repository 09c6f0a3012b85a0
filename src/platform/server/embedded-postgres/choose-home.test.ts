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
import { chooseHome } from './choose-home.ts'
import { findPrograms } from './find-programs.ts'
import { initialiseCluster } from './initialise-cluster.ts'

const root = mkdtempSync(join(tmpdir(), 'home-'))
chmodSync(root, 0o711)
const elsewhere = join(root, 'elsewhere')
afterAll(() => rmSync(root, { recursive: true }))

function folder(mode: number): string {
  const made = mkdtempSync(join(root, 'data-'))
  chmodSync(made, mode)
  return made
}

function pretendCluster(dataDir: string): void {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
}

function closedCopyOfPackage(program: string): string {
  const copy = join(folder(0o700), 'package')
  cpSync(resolve(program, '../../..'), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

test('The database lives in the data directory', () => {
  const dataDir = folder(0o711)
  expect(chooseHome(dataDir, silentLog, elsewhere)).toMatchObject({
    folder: dataDir,
    cluster: join(dataDir, 'postgres'),
  })
})

describe.runIf(process.getuid?.() === 0)('When root keeps the data directory closed', () => {
  test('the database lives in a folder of its own, the same one every time', () => {
    const dataDir = folder(0o700)
    const home = chooseHome(dataDir, silentLog, elsewhere)
    expect(home.folder.startsWith(elsewhere)).toBe(true)
    expect(home.account?.name).toMatch(/postgres|nobody/)
    expect(chooseHome(dataDir, silentLog, elsewhere).folder).toBe(home.folder)
    expect(chooseHome(folder(0o700), silentLog, elsewhere).folder).not.toBe(home.folder)
  })

  test('and later opens it, the database stays where it is', () => {
    const dataDir = folder(0o700)
    const home = chooseHome(dataDir, silentLog, elsewhere)
    pretendCluster(home.folder)
    chmodSync(dataDir, 0o711)
    expect(chooseHome(dataDir, silentLog, elsewhere).folder).toBe(home.folder)
  })

  test('while a database is in it, the start is refused instead of showing an empty house', () => {
    const dataDir = folder(0o711)
    pretendCluster(dataDir)
    chmodSync(dataDir, 0o700)
    expect(() => chooseHome(dataDir, silentLog, elsewhere)).toThrow(
      /out of reach for .* Make every folder above it/,
    )
  })

  test('and no other place can be had, the operator is told what to change', () => {
    const closed = join(folder(0o700), 'elsewhere')
    expect(() => chooseHome(folder(0o700), silentLog, closed)).toThrow(
      /Set DATA_DIR to a folder that .* can reach/,
    )
  })

  test('programs out of reach are copied beside the database, links as links, and work', () => {
    const home = chooseHome(folder(0o711), silentLog, elsewhere)
    const installed = findPrograms(home, silentLog)
    const copy = findPrograms(home, silentLog, closedCopyOfPackage(installed.postgres))
    expect(copy.postgres.startsWith(join(home.folder, 'postgres-programs-'))).toBe(true)
    expect(statSync(copy.postgres).mode & 0o777).toBe(0o755)
    initialiseCluster(home, copy, silentLog)
    expect(existsSync(join(home.cluster, 'PG_VERSION'))).toBe(true)
  })
})

describe('What lies in the place of the database', () => {
  const programs = { initdb: '', postgres: '', pgCtl: '', majorVersion: '18' }

  test('and is none is left alone', () => {
    const home = chooseHome(folder(0o711), silentLog, elsewhere)
    mkdirSync(home.cluster)
    writeFileSync(join(home.cluster, 'letter.txt'), 'mine')
    expect(() => initialiseCluster(home, programs, silentLog)).toThrow(/is not a database. Move it away/)
  })

  test('and was made by another version is refused in plain words', () => {
    const home = chooseHome(folder(0o711), silentLog, elsewhere)
    pretendCluster(home.folder)
    const newer = { ...programs, majorVersion: '19' }
    expect(() => initialiseCluster(home, newer, silentLog)).toThrow(
      /made by PostgreSQL 18, but .* brings PostgreSQL 19/,
    )
  })
})
