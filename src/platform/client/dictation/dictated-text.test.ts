import { expect, test } from 'vitest'
import { appendDictated, dictationProblem, heardIn } from './dictated-text.ts'

test('What was heard comes at the end, behind a blank where one is missing, and never beyond the limit', () => {
  expect(appendDictated('', ' cedar ', 20)).toBe('cedar')
  expect(appendDictated('Cocoa,', 'then cedar', 20)).toBe('Cocoa, then cedar')
  expect(appendDictated('Cocoa,\n', 'then cedar', 20)).toBe('Cocoa,\nthen cedar')
  expect(appendDictated('Cocoa,', ' ', 20)).toBe('Cocoa,')
  expect(appendDictated('Cocoa', 'and cedar', 9)).toBe('Cocoa and')
  expect(appendDictated('a', '🔥', 3)).toBe('a \ufffd')
})

test('Only new results count, and only those that are final', () => {
  const result = (isFinal: boolean, transcript: string) => ({ isFinal, 0: { transcript } })
  const results = [result(true, 'cocoa'), result(true, ' then cedar'), result(false, 'and lea')]
  expect(heardIn({ resultIndex: 1, results })).toBe('then cedar')
  expect(heardIn({ resultIndex: 2, results })).toBe('')
})

test('Stopping shows no message, every other end does', () => {
  expect(dictationProblem('aborted')).toBeUndefined()
  expect(dictationProblem('not-allowed')).toContain('microphone')
  expect(dictationProblem('network')).toContain('connection')
  expect(dictationProblem('no-speech')).toContain('Nothing was heard')
  expect(dictationProblem('bad-grammar')).toContain('Try again')
})
