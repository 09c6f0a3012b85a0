// Reads the reports of Vitest and Playwright: what passed, what failed, and how long each file took.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const reports = 'test-results'

/** Of a failure, what is repeated at the end of the run: where only that is kept, it has to tell enough. */
const shownLines = 20

/** @typedef {{ good: number, bad: { name: string, reason: string }[], files: { name: string, seconds: number }[] }} Report */

/** Returns undefined if the runner ended before it wrote a report. */
export function readVitest() {
  const report = readReportAt(`${reports}/vitest.json`)
  if (!report) return undefined
  const bad = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter(test => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, reason: failureMessages.join('\n') }))
    const isUnread = status === 'failed' && tests.length === 0
    return (isUnread ? [{ title: 'could not be run', reason: message }] : tests).map(({ title, reason }) =>
      failure(`${relative('.', name)} > ${title}`, reason),
    )
  })
  const outside = (readReportAt(`${reports}/unhandled-errors.json`) ?? []).map(stack =>
    failure('outside of a test', stack),
  )
  return {
    good: report.numPassedTests,
    bad: [...bad, ...outside],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** Returns undefined if the runner ended before it wrote a report. */
export function readPlaywright() {
  const report = readReportAt(`${reports}/playwright.json`)
  if (!report) return undefined
  const specs = report.suites.flatMap(specsOf)
  const bad = specs.filter(spec => spec.tests.some(test => /unexpected|flaky/.test(test.status)))
  const secondsByFile = new Map()
  for (const { file, tests } of specs) {
    const took = tests.flatMap(test => test.results).reduce((sum, { duration }) => sum + duration / 1000, 0)
    secondsByFile.set(file, (secondsByFile.get(file) ?? 0) + took)
  }
  return {
    good: report.stats.expected,
    bad: bad.map(({ file, title, tests }) => failure(`${file} > ${title}`, errorsOf(tests).join('\n'))),
    files: [...secondsByFile].map(([name, seconds]) => ({ name: `test/journeys/${name}`, seconds })),
  }
}

function failure(name, reason = '') {
  const lines = stripVTControlCharacters(reason).split('\n')
  return { name, reason: lines.slice(0, shownLines).join('\n') }
}

function errorsOf(tests) {
  return tests.flatMap(test => test.results).flatMap(({ errors }) => errors.map(({ message }) => message))
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function readReportAt(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
