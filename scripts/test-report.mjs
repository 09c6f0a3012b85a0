// Reads the reports of Vitest and Playwright: what passed, what failed, and how long each file took.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export const reports = 'test-results'

/** @typedef {{ good: number, bad: string[], files: { name: string, seconds: number }[] }} Report */

/** Returns undefined if the runner ended before it wrote a report. */
export function readVitest() {
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
    bad: bad.map(spec => `${spec.file} > ${spec.title}`),
    files: [...secondsByFile].map(([name, seconds]) => ({ name: `test/journeys/${name}`, seconds })),
  }
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function readReportAt(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
