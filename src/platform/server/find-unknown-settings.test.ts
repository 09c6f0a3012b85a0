import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnknownSettings } from './find-unknown-settings.ts'
import { describeSettings } from './settings.ts'

test('A misspelled name is found, and neither a setting nor a name of another program', () => {
  const directory = mkdtempSync(join(tmpdir(), 'unknown-settings-'))
  expect(findUnknownSettings(directory)).toEqual([])
  const all = describeSettings().replaceAll(/^# (?=[A-Z0-9_]+=)/gm, '')
  writeFileSync(join(directory, '.env'), `${all}\nPROT=4000\nNODE_ENV=production\n# HOTS=0.0.0.0\n`)
  expect(findUnknownSettings(directory)).toEqual(['PROT'])
})
