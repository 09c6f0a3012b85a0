import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './source-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-deck-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('.ci/run', () => {
  /** Runs it with an `npm` whose two suites print these lines and end with these codes. */
  function runWith(test: [line: string, code: number], rest: [line: string, code: number]) {
    mkdirSync(join(folder, '.ci'))
    cpSync(join(root, '.ci/run'), join(folder, '.ci/run'))
    const answer = ([line, code]: [string, number]) => `echo '${line}'; exit ${code}`
    writeFileSync(
      join(folder, 'npm'),
      `#!/bin/sh\nif [ "$1" = test ]; then ${answer(test)}; fi\n${answer(rest)}\n`,
    )
    chmodSync(join(folder, 'npm'), 0o755)
    const { status, stdout } = spawnSync('bash', [join(folder, '.ci/run')], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    })
    const lines = stdout.trimEnd().split('\n')
    expect(lines.filter(line => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1)
    return [lines.at(-1), status]
  }

  it('adds both suites up in its last line', () => {
    expect(runWith(['20 passed, 0 failed', 0], ['3 passed, 0 failed', 0])).toEqual(['23 passed, 0 failed', 0])
  })

  it('fails when either suite fails', () => {
    expect(runWith(['19 passed, 1 failed', 1], ['3 passed, 0 failed', 0])).toEqual(['22 passed, 1 failed', 1])
    rmSync(join(folder, '.ci'), { recursive: true })
    expect(runWith(['20 passed, 0 failed', 0], ['1 passed, 2 failed', 1])).toEqual(['21 passed, 2 failed', 1])
  })

  it('counts a suite that ends without a count, or badly after a good one', () => {
    expect(runWith(['out of memory', 137], ['3 passed, 0 failed', 0])).toEqual(['3 passed, 1 failed', 1])
    rmSync(join(folder, '.ci'), { recursive: true })
    expect(runWith(['20 passed, 0 failed', 0], ['3 passed, 0 failed', 1])).toEqual(['23 passed, 1 failed', 1])
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
