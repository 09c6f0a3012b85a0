// The tests of what has changed since the last commit of main: for `npm run check:quick`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** They read the whole tree, so no import leads to them. */
const always = ['test/architecture.test.ts', 'test/documents.test.ts', 'test/page-weight.test.ts']

/** Returns the arguments of Vitest and, where a feature with journeys has changed, of Playwright. */
export function selectTests() {
  const base = findBase()
  const changed = listChanged(base)
  const projects = ['--project', 'gate', '--project', 'components']
  const related = run([
    'node_modules/vitest/vitest.mjs',
    'list',
    '--filesOnly',
    '--json',
    '--changed',
    base,
    ...projects,
  ])
  const tests = JSON.parse(related.slice(related.indexOf('['))).map(({ file }) => file)
  const specs = journeysOf(changed)
  console.log(
    `${changed.length} files have changed since ${base.slice(0, 8)}: ${tests.length} related test files, ${specs.length} files of journeys.`,
  )
  return {
    vitest: [...projects, ...new Set([...tests, ...always])],
    playwright: specs.length > 0 ? ['--project', 'gate', ...specs] : undefined,
  }
}

/** The last commit that main has, here or where it was fetched from; on main itself what is not committed has changed. */
function findBase() {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  const main = ['origin/main', 'main'].find(
    name => name !== branch && git('rev-parse', '--verify', '-q', name),
  )
  return main ? git('merge-base', 'HEAD', main) : git('rev-parse', 'HEAD')
}

function listChanged(base) {
  const committed = git('diff', '--name-only', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return `${committed}\n${untracked}`.split('\n').filter(path => path && existsSync(path))
}

/** By the map from feature to journeys, and the spec files that have changed themselves. */
function journeysOf(changed) {
  const specsByFeature = JSON.parse(readFileSync('test/journeys/journeys-by-feature.json', 'utf8'))
  const specs = changed.flatMap(path => {
    const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1]
    const isClient = /^src\/(platform|app)\/client\//.test(path)
    return [
      ...((feature && specsByFeature[feature]) ?? []),
      ...(isClient ? specsByFeature.app : []),
      ...(/^test\/journeys\/.*\.spec\.ts$/.test(path) ? [path.split('/').at(-1)] : []),
    ]
  })
  return [...new Set(specs)].map(name => `test/journeys/${name}`)
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
}

function run(args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed.\n${stdout}\n${stderr}`)
  return stdout
}
