import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licensesByPackage, noticeFile, readLockfile, writeNotice } from '../scripts/third-party.ts'

test('THIRD-PARTY.md names every package of an installation with its license', () => {
  const advice = 'run npm run third-party'
  expect(readFileSync(noticeFile, 'utf8'), advice).toBe(writeNotice(readLockfile()))
})

test('Every package states a license that is known to allow this use', () => {
  const known =
    /^(MIT|MIT-0|ISC|0BSD|Unlicense|Python-2\.0|BlueOak-1\.0\.0|(Apache|BSD-[23]|MPL|LGPL|AFL)[\w.-]*)$/
  const unknown = [...licensesByPackage(readLockfile())].filter(
    ([, license]) =>
      !license
        .replace(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every(name => known.test(name)),
  )
  expect(unknown).toEqual([])
})

test('A package under the LGPL or the MPL is listed with its source, one for development is not', () => {
  const notice = writeNotice({
    packages: {
      '': { license: 'MIT' },
      'node_modules/@img/pot': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
      'node_modules/lid/node_modules/handle': { license: 'MIT' },
      'node_modules/scale': { license: 'MPL-2.0', dev: true },
    },
  })
  expect(notice).toContain(
    '| [`@img/pot`](https://www.npmjs.com/package/@img/pot) | Apache-2.0 AND LGPL-3.0-or-later |',
  )
  expect(notice).toContain('**MIT**: `handle`')
  expect(notice).not.toContain('scale')
})
