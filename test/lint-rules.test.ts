import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './source-files.ts'

const bin = join(root, 'node_modules/.bin')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-deck-lint-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["."] }')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function lint(code: string) {
  writeFileSync(join(folder, 'pot.ts'), code)
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', join(root, '.oxlintrc.json'), 'pot.ts'],
    // oxlint looks for its companion that knows types in the PATH.
    { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` } },
  )
  return { status, stdout }
}

const boil = 'export const boil = async (): Promise<number> => 1\n'

it('a promise that is not awaited is found by its type', () => {
  expect(lint(`${boil}boil()\n`)).toEqual({
    status: 1,
    stdout: expect.stringContaining('no-floating-promises'),
  })
})

it('a promise that is awaited or explicitly ignored is not', () => {
  expect(lint(`${boil}await boil()\nvoid boil()\n`)).toMatchObject({ status: 0 })
})
