// npm test: format, lint, types, unit and contract tests on a real PostgreSQL, component tests and the gate's journeys in
// a real browser. `--rest`: the other journeys, and the long property, fault and fuzz tests. `--all`: both, in one run.
// `--quick`: the checks, and the tests of what has changed since the last commit of main.
// Brings everything it needs. Ends with the ten slowest files and the line "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuildStale } from './build-stamp.mjs'
import { checkNode, installIfStale } from './install.mjs'
import { readPlaywright, readVitest, reports } from './test-report.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const startedAt = performance.now()
checkNode()
installIfStale()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const selections = {
  gate: {
    vitest: ['--project=gate', '--project=components'],
    playwright: ['--project=gate'],
  },
  rest: { vitest: ['--project=rest'], playwright: ['--project=rest'] },
  all: { vitest: [], playwright: [] },
}
const mode = process.argv[2]?.replace('--', '') ?? 'gate'
let passed = 0
let failed = 0
const failures = []
const files = []

const hasBrowser = await findBrowser()
const [selection, isBuilt] = await Promise.all([
  mode === 'quick' ? selectChanged() : selections[mode],
  build(),
  ...(mode === 'rest' ? [] : checks()),
])
if (selection.vitest)
  await runTests('unit, contract and component tests', ['vitest', 'run', ...selection.vitest], readVitest)
if (selection.playwright && isBuilt && hasBrowser)
  await runTests('journeys', ['playwright', 'test', ...selection.playwright], readPlaywright)

printSlowest()
if (failures.length > 0) printFailures()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function selectChanged() {
  const { output } = await run(['--import', 'tsx', 'scripts/select-tests.ts'], 'pipe')
  const [summary, ...lines] = output.trim().split('\n')
  console.log(summary)
  return JSON.parse(lines.join('\n'))
}

function checks() {
  return [
    check('format', ['biome', 'check', '--error-on-warnings', '.']),
    check('lint', ['oxlint', '--deny-warnings']),
    check('types', ['tsc', '-b']),
  ]
}

/** A check without tests of its own counts as one. Several run at once, so its output is printed at its end. */
async function check(name, command) {
  const { isGood, output } = await run(command, 'pipe')
  console.log(`\n── ${name}\n${output}`.trimEnd())
  count(isGood ? 1 : 0, isGood ? [] : [{ name }])
  return isGood
}

async function build() {
  return !isBuildStale() || check('build', ['scripts/build.mjs'])
}

async function findBrowser() {
  const { findChromium } = await import('./find-chromium.mjs')
  const program = await findChromium()
  if (program) process.env.CHROMIUM_PATH = program
  else count(0, [{ name: 'no browser for the component tests and the journeys' }])
  return program !== undefined
}

/** A runner that writes a report; one that dies before it has written any counts as a failure. */
async function runTests(name, command, readReport) {
  console.log(`\n── ${name}`)
  const { isGood } = await run(command, 'inherit')
  const report = readReport() ?? { good: 0, bad: [], files: [] }
  const isDead = !isGood && report.bad.length === 0
  count(report.good, isDead ? [{ name: `${name} ended without a result` }] : report.bad)
  files.push(...report.files)
}

function count(good, bad) {
  passed += good
  failed += bad.length
  failures.push(...bad)
}

function printFailures() {
  console.log('\nFailed:')
  for (const { name, reason = '' } of failures)
    console.log(`  ${[name, ...reason.split('\n')].join('\n      ')}`.trimEnd())
}

/** So that the suite stays short: what to look at when it grows. */
function printSlowest() {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  console.log('\nThe slowest files, in seconds of one worker:')
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`Whole run: ${Math.floor(seconds / 60)} min ${seconds % 60} s`)
}

function programOf([tool, ...args]) {
  if (tool.endsWith('.mjs') || tool.startsWith('-')) return [tool, ...args]
  const packages = { biome: '@biomejs/biome', tsc: 'typescript', playwright: '@playwright/test' }
  const folder = `node_modules/${packages[tool] ?? tool}`
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return [`${folder}/${typeof bin === 'string' ? bin : bin[tool]}`, ...args]
}

function run(command, output) {
  return new Promise(done => {
    const child = spawn(process.execPath, programOf(command), { stdio: ['ignore', output, output] })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', part => {
        text += part
      })
    child.on('close', code => done({ isGood: code === 0, output: text }))
    child.on('error', failure => done({ isGood: false, output: String(failure) }))
  })
}
