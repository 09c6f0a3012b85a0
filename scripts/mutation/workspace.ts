import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, type SourceFile } from '#test/source-files.ts'

/** Far above what a busy machine needs, so that only a mutant that never ends is killed by the clock. */
const testMilliseconds = 180_000
const runMilliseconds = 1_200_000
/** A limit of half a minute or more that a test sets for itself, which would come before ours. */
const ownLimit = /^(\s*\}), (?:[3-9]\d|\d{3})_000\)$/gm

export interface TestRun {
  passed: boolean
  isTimedOut: boolean
  /** The first test file that failed. */
  failed: string | undefined
}

export interface Workspace {
  write: (path: string, text: string) => void
  /** Runs the tests until the first one fails. */
  run: (tests: readonly string[]) => Promise<TestRun>
}

/** A copy of the tree that mutants are written into, so that a run that is stopped leaves nothing behind. */
export function createWorkspace(folder: string, files: readonly SourceFile[]): Workspace {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (path.endsWith('.test.ts')) writeFileSync(join(folder, path), text.replace(ownLimit, '$1)'))
    else cpSync(join(root, path), join(folder, path))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    write: (path, text) => writeFileSync(join(folder, path), text),
    run: tests => runTests(folder, tests),
  }
}

async function runTests(folder: string, tests: readonly string[]): Promise<TestRun> {
  if (tests.length === 0) return { passed: true, isTimedOut: false, failed: undefined }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reportFile = join(folder, 'test-results/vitest.json')
  rmSync(reportFile, { force: true })
  const limits = [`--testTimeout=${testMilliseconds}`, `--hookTimeout=${testMilliseconds}`]
  const options = ['run', '--bail=1', '--project=gate', '--reporter=json', ...limits]
  const child = spawn(process.execPath, [vitest, ...options, ...tests], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  })
  let isTimedOut = false
  const clock = setTimeout(() => {
    isTimedOut = true
    process.kill(-child.pid!, 'SIGKILL')
  }, runMilliseconds)
  const [code] = await once(child, 'exit')
  clearTimeout(clock)
  return { passed: code === 0, isTimedOut, failed: code === 0 ? undefined : failedFile(folder, reportFile) }
}

function failedFile(folder: string, reportFile: string): string | undefined {
  try {
    const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as {
      testResults: { name: string; status: string }[]
    }
    const failed = testResults.find(({ status }) => status === 'failed')
    return failed && relative(folder, failed.name)
  } catch {
    return undefined
  }
}
