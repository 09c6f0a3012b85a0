// npm test: format, lint, types, unit and contract tests on a real PostgreSQL, journeys in a real browser.
// Everything it needs it brings along. Ends with the line "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuildStale } from './build-stamp.mjs'
import { checkNode, installIfStale } from './install.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
checkNode()
installIfStale()

const reports = 'test-results'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let passed = 0
let failed = 0

await step('format', ['biome', 'check', '--error-on-warnings', '.'])
await step('lint', ['oxlint', '--deny-warnings'])
await step('types', ['tsc', '-b'])
const isBuilt = await builds()
await counted('unit and contract tests', ['vitest', 'run'], readVitest)
if (isBuilt) {
  const { findChromium } = await import('./find-chromium.mjs')
  process.env.CHROMIUM_PATH = await findChromium()
  await counted('journeys', ['playwright', 'test'], readPlaywright)
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A check without tests of its own counts as one. */
async function step(name, command) {
  const isGood = await run(name, process.execPath, toolOf(command))
  count(isGood ? 1 : 0, isGood ? 0 : 1)
  return isGood
}

async function builds() {
  if (!isBuildStale()) return true
  const isGood = await run('build', process.execPath, ['scripts/build.mjs'])
  count(isGood ? 1 : 0, isGood ? 0 : 1)
  return isGood
}

/** A runner that writes a report; one that dies before it has written any counts as a failure. */
async function counted(name, command, readReport) {
  const isGood = await run(name, process.execPath, toolOf(command))
  const [good, bad] = readReport() ?? [0, 1]
  count(good, isGood ? bad : Math.max(bad, 1))
}

function readVitest() {
  const report = reportAt(`${reports}/vitest.json`)
  return report && [report.numPassedTests, report.numFailedTests]
}

function readPlaywright() {
  const report = reportAt(`${reports}/playwright.json`)
  return report && [report.stats.expected, report.stats.unexpected + report.stats.flaky]
}

function reportAt(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function count(good, bad) {
  passed += good
  failed += bad
}

function toolOf([tool, ...args]) {
  const packages = { biome: '@biomejs/biome', tsc: 'typescript', playwright: '@playwright/test' }
  const folder = `node_modules/${packages[tool] ?? tool}`
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return [`${folder}/${typeof bin === 'string' ? bin : bin[tool]}`, ...args]
}

function run(name, program, args) {
  console.log(`\n── ${name}`)
  return new Promise(done => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: process.env })
    child.on('close', code => done(code === 0))
    child.on('error', () => done(false))
  })
}
