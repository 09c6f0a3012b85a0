import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './source-files.ts'

let project: string

/** A small project with the same tsconfigs, inside this one so that its packages are found. */
beforeEach(() => {
  mkdirSync(join(root, '.build'), { recursive: true })
  project = mkdtempSync(join(root, '.build/walls-'))
  for (const name of readdirSync(root).filter(each => /^(tsconfig.*|package)\.json$/.test(each)))
    cpSync(join(root, name), join(project, name))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const sound = {
  'garden.contract.ts': 'export interface Bed { plants: number }',
  'garden.rules.ts': `import type { Bed } from './garden.contract.ts'
export const isFull = (bed: Bed): boolean => bed.plants > 9`,
  'server/dig-bed.ts': 'export const dig = (): string => String(1)',
  'server/water-bed.ts': 'export const water = (): string => String(2)',
  'server/of-node.ts': `import { isFull } from '#features/garden/garden.rules.ts'
export const title = process.title + isFull({ plants: 1 })`,
  'client/bed-name.ts': 'export const bedName = (): string => document.title',
  'client/Bed.tsx': `import { isFull } from '../garden.rules.ts'
export const Bed = () => <p>{String(isFull({ plants: 1 }))}</p>`,
}

const notOfThisSide = 'TS6307'
/** Files that climb, with the complaint that must come. */
const climbing: Record<string, [complaint: string, text: string]> = {
  'client/type.ts': [notOfThisSide, `export type { dig } from '#features/garden/server/dig-bed.ts'`],
  'client/value.ts': [notOfThisSide, `export { water } from '../server/water-bed.ts'`],
  'client/with-node.ts': ['TS2591', 'export const title = process.title'],
  'server/type.ts': [notOfThisSide, `export type { bedName } from '../client/bed-name.ts'`],
  'server/with-document.ts': ['TS2584', 'export const title = document.title'],
  'type.rules.ts': [notOfThisSide, `export type { dig } from './server/dig-bed.ts'`],
  'window.contract.ts': ['TS2304', 'export const isWide = window.innerWidth > 1000'],
  'with-node.rules.ts': ['TS2591', 'export const title = process.title'],
}

it('the type checker accepts imports within a side and rejects every import across', () => {
  expect(complaintsAbout(sound)).toEqual([])
  const texts = Object.fromEntries(Object.entries(climbing).map(([path, [, text]]) => [path, text]))
  const expected = Object.entries(climbing).map(([path, [complaint]]) => `${path} ${complaint}`)
  expect(complaintsAbout(texts)).toEqual(expect.arrayContaining(expected))
})

/** Adds the files to a feature and checks its three sides: what the type checker says of which file. */
function complaintsAbout(files: Record<string, string>): string[] {
  const feature = 'src/features/garden/'
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, feature, path)), { recursive: true })
    writeFileSync(join(project, feature, path), text)
  }
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const sides = ['contract', 'server', 'client'].map(side => `tsconfig.${side}.json`)
  const options = { cwd: project, encoding: 'utf8', timeout: 15_000 } as const
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-b', ...sides], options)
  const complaints = [...stdout.matchAll(/^(.*)\(\d+,\d+\): error (TS\d+)/gm)]
  expect(status === 0, stdout).toBe(complaints.length === 0)
  return complaints.map(([, path, code]) => `${path!.replaceAll('\\', '/').replace(feature, '')} ${code}`)
}
