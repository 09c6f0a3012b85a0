import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

const maxGateJourneys = 60

const folder = join(root, 'test/journeys')
const specs = readdirSync(folder).filter(name => name.endsWith('.spec.ts'))
const specsByFeature: Record<string, string[]> = JSON.parse(
  readFileSync(join(folder, 'journeys-by-feature.json'), 'utf8'),
)

test('the journeys of each feature are named, and every journey is one of a feature or of the app', () => {
  const features = readdirSync(join(root, 'src/features'))
  expect([...features, 'app']).toEqual(expect.arrayContaining(Object.keys(specsByFeature)))
  const named = new Set(Object.values(specsByFeature).flat())
  expect([...named].sort()).toEqual(specs.sort())
})

test(`the gate has at most ${maxGateJourneys} journeys: one path per room, and the ways to sign in`, () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', '--project', 'gate', '--reporter', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  )
  const { suites } = JSON.parse(stdout) as { suites: Suite[] }
  const titles = suites.flatMap(titlesOf)
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.length, titles.join('\n')).toBeLessThanOrEqual(maxGateJourneys)
})

interface Suite {
  specs?: { file: string; title: string }[]
  suites?: Suite[]
}

function titlesOf({ specs: own = [], suites = [] }: Suite): string[] {
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(titlesOf)]
}
