import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './source-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-deck-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the reports of the runners', () => {
  /** What a run reads in a folder with these reports. */
  function readReports(written: Record<string, object>, reader: 'readVitest' | 'readPlaywright') {
    mkdirSync(join(folder, 'test-results'))
    for (const [name, report] of Object.entries(written))
      writeFileSync(join(folder, 'test-results', name), JSON.stringify(report))
    const code = `import(${JSON.stringify(pathToFileURL(join(root, 'scripts/test-report.mjs')).href)}).then(
      reports => console.log(JSON.stringify(reports.${reader}() ?? null)))`
    const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: folder, encoding: 'utf8' })
    return JSON.parse(stdout)
  }

  const file = (name: string, status: string, tests: [title: string, failure?: string][]) => ({
    name: join(folder, name),
    status,
    message: tests.length === 0 ? 'SyntaxError' : '',
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: tests.map(([fullName, failure]) => ({
      fullName,
      status: failure ? 'failed' : 'passed',
      failureMessages: failure ? [failure] : [],
    })),
  })

  it('name each failed test with its reason, a file that could not be run, and an error outside of every test', () => {
    const vitest = {
      numPassedTests: 7,
      testResults: [
        file('a.test.ts', 'failed', [['works'], ['breaks', '\x1b[31mexpected 1\x1b[39m\nto be 2']]),
        file('b.test.ts', 'failed', []),
      ],
    }
    const read = readReports(
      { 'vitest.json': vitest, 'unhandled-errors.json': ['Error: lost'] },
      'readVitest',
    )
    expect(read).toEqual({
      good: 7,
      bad: [
        { name: 'a.test.ts > breaks', reason: 'expected 1\nto be 2' },
        { name: 'b.test.ts > could not be run', reason: 'SyntaxError' },
        { name: 'outside of a test', reason: 'Error: lost' },
      ],
      files: [
        { name: 'a.test.ts', seconds: 2.5 },
        { name: 'b.test.ts', seconds: 2.5 },
      ],
    })
  })

  it('count a journey that passed on a second try as failed', () => {
    const spec = (title: string, status: string, errors: { message: string }[] = []) => ({
      file: 'bar.spec.ts',
      title,
      tests: [{ status, results: [{ duration: 1_200, errors }] }],
    })
    const suites = [
      {
        specs: [spec('one', 'expected')],
        suites: [{ specs: [spec('two', 'flaky', [{ message: 'late' }])] }],
      },
    ]
    const read = readReports({ 'playwright.json': { stats: { expected: 1 }, suites } }, 'readPlaywright')
    expect(read).toEqual({
      good: 1,
      bad: [{ name: 'bar.spec.ts > two', reason: 'late' }],
      files: [{ name: 'test/journeys/bar.spec.ts', seconds: 2.4 }],
    })
  })

  it('are missing when the runner died before it wrote any', () => {
    expect(readReports({}, 'readVitest')).toBeNull()
  })
})

describe('the search for a browser', () => {
  /** What it returns with this CHROMIUM_PATH, and a program in a usual place or not. */
  function findWith(chromiumPath: string | undefined) {
    const { CHROMIUM_PATH: _unset, ...rest } = process.env
    const { stdout, status } = spawnSync(
      process.execPath,
      ['-e', "import('./scripts/find-chromium.mjs').then(async m => console.log(await m.findChromium()))"],
      {
        cwd: root,
        encoding: 'utf8',
        env: chromiumPath === undefined ? rest : { ...rest, CHROMIUM_PATH: chromiumPath },
      },
    )
    expect(status).toBe(0)
    return stdout.trim()
  }

  it('takes the named program', () => {
    expect(findWith(process.execPath)).toBe(process.execPath)
  })

  it('returns nothing for a name without a program, and does not end the run', () => {
    expect(findWith('/no/such/browser')).toBe('undefined')
  })

  it('treats an empty name as none', () => {
    expect(findWith('')).toBe(findWith(undefined))
  })
})

describe('The check of the Node version', () => {
  const supported = ['20.19.0', '20.20.2', '22.12.0', '24.1.0']
  const unsupported = ['18.20.0', '20.18.3', '21.7.3', '22.11.0']

  it('accepts the versions that the build runs on, and no other', () => {
    const code = `import('./scripts/install.mjs').then(({ isSupportedNode }) =>
      console.log(process.argv.slice(1).filter(isSupportedNode).join()))`
    const { stdout } = spawnSync(process.execPath, ['-e', code, ...supported, ...unsupported], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe(supported.join())
  })
})
