// npm run mutate: changes rules, stores and routes in small ways and counts how many changes the tests notice.
// npm run mutate -- --sample 50 --seed 7 --parallel 2
// npm run mutate -- --resume: only the mutants that the last run of this seed did not finish or kill.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import startDatabase from '#test/database.ts'
import { readTree, root, type SourceFile } from '#test/source-files.ts'
import { findMutants, type Mutant } from './mutation/find-mutants.ts'
import { createWorkspace, type TestRun, type Workspace } from './mutation/workspace.ts'
import { relatedTests } from './related-tests.ts'

interface Result {
  mutant: string
  outcome: 'killed' | 'timed out' | 'SURVIVED'
  /** The test file that failed. */
  by: string | undefined
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '1' },
    /** 1: the tests beside the file; 2: and those of its feature; 3: and the closest others. */
    circles: { type: 'string', default: '3' },
    resume: { type: 'boolean', default: false },
  },
})
const resultsFile = join(root, `test-results/mutants-${values.seed}.jsonl`)
const folder = join(root, '.build/mutation')

const files = readTree()
/** Of the gate, without a browser. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !/\.(slow|browser)\.test\./.test(path)
/** Tests outside the feature: each costs seconds, and hardly one sees what nearer ones miss. */
const maxFurther = 8
const testGroups = relatedTests(files, isTest, maxFurther)
const mutated = files.filter(({ path }) => /^src\/.*\.(rules|store|routes)\.ts$/.test(path))
const sample = shuffled(mutated.flatMap(findMutants), Number(values.seed)).slice(0, Number(values.sample))
const results = new Map<string, Result>()
if (values.resume) for (const result of readResults()) results.set(result.mutant, result)
const waiting = sample.filter(mutant => (results.get(describe(mutant))?.outcome ?? 'SURVIVED') === 'SURVIVED')
console.log(`${waiting.length} of ${sample.length} mutants of ${mutated.length} files`)

mkdirSync(join(root, 'test-results'), { recursive: true })
if (!values.resume) rmSync(resultsFile, { force: true })
rmSync(folder, { recursive: true, force: true })
const stopDatabase = await startDatabase()
try {
  const workspaces = Array.from({ length: Number(values.parallel) }, (_, index) =>
    createWorkspace(join(folder, String(index)), files),
  )
  await Promise.all(workspaces.map(workThrough))
  await expectSoundTests(workspaces[0]!)
} finally {
  await stopDatabase()
  rmSync(folder, { recursive: true, force: true })
}
report()

async function workThrough(workspace: Workspace): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const result = { mutant: describe(mutant), ...(await examine(mutant, workspace)) }
    results.set(result.mutant, result)
    await appendFile(resultsFile, `${JSON.stringify(result)}\n`)
    console.log(`${waiting.length} left  ${result.outcome.padEnd(9)} ${result.mutant}`)
  }
}

/** A mutant that no test reaches survives without a run. */
async function examine(mutant: Mutant, workspace: Workspace): Promise<Omit<Result, 'mutant'>> {
  const { text } = fileOf(mutant)
  workspace.write(mutant.path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
  try {
    for (const tests of testGroups(mutant.path).slice(0, Number(values.circles))) {
      const run: TestRun = await workspace.run(tests)
      if (!run.passed) return { outcome: run.isTimedOut ? 'timed out' : 'killed', by: run.failed }
    }
    return { outcome: 'SURVIVED', by: undefined }
  } finally {
    workspace.write(mutant.path, text)
  }
}

/** A test that fails without a mutant kills nothing. */
async function expectSoundTests(workspace: Workspace): Promise<void> {
  const tests = [...new Set([...results.values()].flatMap(({ by }) => by ?? []))]
  const run = await workspace.run(tests)
  if (!run.passed) throw new Error(`${run.failed ?? 'A test'} fails without a mutant.`)
}

function report(): void {
  const done = sample.flatMap(mutant => results.get(describe(mutant)) ?? [])
  const survivors = done.filter(({ outcome }) => outcome === 'SURVIVED')
  const timedOut = done.filter(({ outcome }) => outcome === 'timed out').length
  const killed = done.length - survivors.length
  console.log(`\nSurvivors:\n${survivors.map(({ mutant }) => mutant).join('\n') || 'none'}`)
  console.log(
    `\nScore: ${((100 * killed) / done.length).toFixed(1)} % (${killed} of ${done.length} killed, ${timedOut} of them by the clock)`,
  )
}

function readResults(): Result[] {
  const lines = readFileSync(resultsFile, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line) as Result)
}

function fileOf({ path }: Mutant): SourceFile {
  return files.find(file => file.path === path) as SourceFile
}

function describe(mutant: Mutant): string {
  const { path, line, start, end, replacement } = mutant
  const short = (part: string) => JSON.stringify(part.replace(/\s+/g, ' ').slice(0, 60))
  return `${path}:${line} ${short(fileOf(mutant).text.slice(start, end))} -> ${short(replacement)}`
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
