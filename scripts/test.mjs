// npm test: format, lint, types, unit and contract tests on a real PostgreSQL, component tests and the gate's journeys in
// a real browser.
// npm run test:rest: the other journeys, and the long property, fault and fuzz tests.
// Brings everything it needs. Ends with the line "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuildStale } from './build-stamp.mjs'
import { checkNode, installIfStale } from './install.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
checkNode()
installIfStale()

const reports = 'test-results'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const project = process.argv.includes('--rest') ? 'rest' : 'gate'
let passed = 0
let failed = 0
const failures = []

const [isBuilt] = await Promise.all([build(), ...(project === 'gate' ? checks() : [])])
const hasBrowser = await findBrowser()
await runTests('unit, contract and component tests', ['vitest', 'run', ...vitestProjects()], readVitest)
if (isBuilt && hasBrowser)
  await runTests('journeys', ['playwright', 'test', '--project', project], readPlaywright)

if (failures.length > 0) console.log(`\nFailed:\n${failures.map(name => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

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
  count(isGood ? 1 : 0, isGood ? 0 : 1)
  if (!isGood) failures.push(name)
  return isGood
}

function vitestProjects() {
  const names = project === 'gate' ? ['gate', ...(hasBrowser ? ['components'] : [])] : ['rest']
  return names.flatMap(name => ['--project', name])
}

async function build() {
  return !isBuildStale() || check('build', ['scripts/build.mjs'])
}

async function findBrowser() {
  const { findChromium } = await import('./find-chromium.mjs')
  const program = await findChromium()
  if (program) process.env.CHROMIUM_PATH = program
  else {
    count(0, 1)
    failures.push('no browser for the component tests and the journeys')
  }
  return program !== undefined
}

/** A runner that writes a report; one that dies before it has written any counts as a failure. */
async function runTests(name, command, readReport) {
  console.log(`\n── ${name}`)
  const { isGood } = await run(command, 'inherit')
  const { good, bad } = readReport() ?? { good: 0, bad: [] }
  const isDead = !isGood && bad.length === 0
  count(good, isDead ? 1 : bad.length)
  failures.push(...bad, ...(isDead ? [`${name} ended without a result`] : []))
}

function readVitest() {
  const report = readReportAt(`${reports}/vitest.json`)
  if (!report) return undefined
  const bad = report.testResults.flatMap(file => {
    const tests = file.assertionResults.filter(test => test.status === 'failed').map(test => test.fullName)
    const isUnread = file.status === 'failed' && tests.length === 0
    return (isUnread ? ['could not be run'] : tests).map(test => `${relative('.', file.name)} > ${test}`)
  })
  const outside = (readReportAt(`${reports}/unhandled-errors.json`) ?? []).map(
    stack => `outside of a test: ${stack}`,
  )
  return { good: report.numPassedTests, bad: [...bad, ...outside] }
}

function readPlaywright() {
  const report = readReportAt(`${reports}/playwright.json`)
  if (!report) return undefined
  const bad = report.suites
    .flatMap(specsOf)
    .filter(spec => spec.tests.some(test => /unexpected|flaky/.test(test.status)))
  return { good: report.stats.expected, bad: bad.map(spec => `${spec.file} > ${spec.title}`) }
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function readReportAt(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function count(good, bad) {
  passed += good
  failed += bad
}

function programOf([tool, ...args]) {
  if (tool.endsWith('.mjs')) return [tool, ...args]
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
