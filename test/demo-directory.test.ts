import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseDemoDirectory } from '#app/server/refuse-demo-directory.ts'
import { chooseDemo, markDemo } from '../scripts/demo/demo-directory.mjs'
import { root } from './source-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-deck-marked-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('A demo lounge is opened by npm run demo only, also one that is not filled to the end', () => {
  expect(() => refuseDemoDirectory(folder, undefined)).not.toThrow()
  for (const mark of [undefined, { filledAt: new Date(), folders: [folder] }]) {
    markDemo(folder, mark)
    expect(() => refuseDemoDirectory(folder, undefined)).toThrow('npm run demo')
    expect(() => refuseDemoDirectory(folder, `${folder}-2`)).toThrow(`rm -rf ${folder}`)
    const { environment } = chooseDemo({ DATA_DIR: folder }, root)
    expect(() => refuseDemoDirectory(folder, environment?.DEMO_DIRECTORY)).not.toThrow()
  }
})

test('The start ends with one sentence, and leaves it as it is', async () => {
  const before = readdirSync(folder)
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/app/server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(server.stdout), text(server.stderr)])
  const [code] = await once(server, 'exit')
  const [out, error] = await said
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toMatch(/^Smoke Deck could not start\. DATA_DIR is .+, which is a demo lounge/)
  expect(readdirSync(folder)).toEqual(before)
})
