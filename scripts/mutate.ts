// npm run mutate: changes rules, stores and routes in small ways and counts how many changes the tests notice.
// npm run mutate -- --sample 50 --seed 7
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import startDatabase from '#test/database.ts'
import { readTree, root, type SourceFile } from '#test/source-files.ts'
import { findMutants, type Mutant } from './mutation/find-mutants.ts'
import { areaOf, relatedTests } from './mutation/related-tests.ts'

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const maxFurtherTests = 20
const maxMilliseconds = 300_000
const workspace = join(root, '.build/mutation')

const files = readTree()
const testsOf = relatedTests(files)
const mutated = files.filter(({ path }) => /^src\/.*\.(rules|store|routes)\.ts$/.test(path))
const sample = shuffled(mutated.flatMap(findMutants), Number(values.seed)).slice(0, Number(values.sample))

copyTree()
const stopDatabase = await startDatabase()
const survivors: Mutant[] = []
try {
  await expectSoundTests()
  for (const [index, mutant] of sample.entries()) {
    const isNoticed = await isKilled(mutant)
    if (!isNoticed) survivors.push(mutant)
    console.log(`${index + 1}/${sample.length} ${isNoticed ? 'killed  ' : 'SURVIVED'} ${describe(mutant)}`)
  }
} finally {
  await stopDatabase()
  rmSync(workspace, { recursive: true, force: true })
}
const killed = sample.length - survivors.length
console.log(`\nSurvivors:\n${survivors.map(describe).join('\n') || 'none'}`)
console.log(
  `\nScore: ${((100 * killed) / sample.length).toFixed(1)} % (${killed} of ${sample.length} killed)`,
)

/** Mutants are written into a copy, so that a run that is stopped leaves nothing behind. */
function copyTree(): void {
  rmSync(workspace, { recursive: true, force: true })
  for (const { path } of files) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    cpSync(join(root, path), join(workspace, path))
  }
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
}

/** A test that fails without a mutant would count every mutant as killed. */
async function expectSoundTests(): Promise<void> {
  const tests = [...new Set(sample.flatMap(mutant => testGroups(mutant).flat()))]
  console.log(
    `${sample.length} mutants of ${mutated.length} files; first the ${tests.length} test files as they are`,
  )
  if (!(await pass(tests, 4 * maxMilliseconds))) throw new Error('These tests fail without a mutant.')
}

async function isKilled(mutant: Mutant): Promise<boolean> {
  const { text } = files.find(({ path }) => path === mutant.path) as SourceFile
  const target = join(workspace, mutant.path)
  writeFileSync(target, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
  try {
    for (const tests of testGroups(mutant))
      if (tests.length > 0 && !(await pass(tests, maxMilliseconds))) return true
    return false
  } finally {
    writeFileSync(target, text)
  }
}

/** First the tests of its own feature, then the closest others. */
function testGroups({ path }: Mutant): string[][] {
  const tests = testsOf(path)
  const isNear = (test: string) => test.startsWith(areaOf(path))
  return [tests.filter(isNear), tests.filter(test => !isNear(test)).slice(0, maxFurtherTests)]
}

/** Whether all pass in time; a mutant that never ends is killed by the clock. */
async function pass(tests: readonly string[], milliseconds: number): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--bail', '1', '--reporter', 'dot', '--project', 'gate', ...tests]
  const child = spawn(process.execPath, [vitest, ...options], {
    cwd: workspace,
    stdio: 'ignore',
    detached: true,
  })
  const clock = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), milliseconds)
  const [code] = await once(child, 'exit')
  clearTimeout(clock)
  return code === 0
}

function describe({ path, line, start, end, replacement }: Mutant): string {
  const { text } = files.find(file => file.path === path) as SourceFile
  const short = (part: string) => JSON.stringify(part.replace(/\s+/g, ' ').slice(0, 60))
  return `${path}:${line} ${short(text.slice(start, end))} -> ${short(replacement)}`
}

/** Fisher and Yates with a generator of 32 bits, so that a seed gives the same sample everywhere. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items]
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1))
    ;[result[index], result[other]] = [result[other]!, result[index]!]
  }
  return result
}
