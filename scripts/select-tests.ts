// Which tests `npm run check:quick` runs: those of what has changed since the last commit of main. Prints a summary in
// one line, then the arguments of Vitest and of Playwright as JSON.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readTree } from '#test/source-files.ts'
import { relatedTests } from './related-tests.ts'

/** They read the whole tree, so no import leads to them. */
const always = ['test/architecture.test.ts', 'test/documents.test.ts', 'test/page-weight.test.ts']

const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !/\.slow\.test\./.test(path)

const base = findBase()
const changed = listChanged(base)
/** Outside the feature. `.ci/run` runs all. */
const maxFurther = 3
const related = relatedTests(readTree(), isTest, maxFurther)
const tests = new Set(changed.flatMap(path => (isTest(path) ? [path] : related(path).flat())))
const specs = journeysOf(changed)
console.log(
  `${changed.length} files have changed since ${base.slice(0, 8)}: ${tests.size} related test files, ${specs.length} files of journeys.`,
)
console.log(
  JSON.stringify({
    vitest: ['--project=gate', '--project=components', ...tests, ...always],
    playwright: specs.length > 0 ? ['--project=gate', '--pass-with-no-tests', ...specs] : undefined,
  }),
)

/** The last commit that main has, here or where it was fetched from; on main itself what is not committed has changed. */
function findBase(): string {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  const main = ['origin/main', 'main'].find(
    name => name !== branch && git('rev-parse', '--verify', '-q', name),
  )
  return main ? git('merge-base', 'HEAD', main) : git('rev-parse', 'HEAD')
}

function listChanged(since: string): string[] {
  const committed = git('diff', '--name-only', since)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return `${committed}\n${untracked}`.split('\n').filter(path => path && existsSync(path))
}

/** By the map from feature to journeys, and the spec files that have changed themselves. */
function journeysOf(paths: readonly string[]): string[] {
  const specsByFeature = JSON.parse(readFileSync('test/journeys/journeys-by-feature.json', 'utf8')) as Record<
    string,
    string[]
  >
  const found = paths.flatMap(path => {
    const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1]
    const isClient = /^src\/(platform|app)\/client\//.test(path)
    return [
      ...((feature && specsByFeature[feature]) || []),
      ...(isClient ? (specsByFeature.app ?? []) : []),
      ...(/^test\/journeys\/.*\.spec\.ts$/.test(path) ? [path.split('/').at(-1)!] : []),
    ]
  })
  return [...new Set(found)].map(name => `test/journeys/${name}`)
}

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
}
