import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
