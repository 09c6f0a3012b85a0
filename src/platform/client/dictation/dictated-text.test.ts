import { expect, test } from 'vitest'
import { appendDictated, dictationProblem, heardIn, transcriptOf } from './dictated-text.ts'

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

test('What is said is there while it is still a guess', () => {
  const guess = (transcript: string) => ({ isFinal: false, 0: { transcript, confidence: 0 } })
  const final = (transcript: string) => ({ isFinal: true, 0: { transcript, confidence: 0.9 } })
  expect(transcriptOf([])).toBe('')
  expect(transcriptOf([guess('why does')])).toBe('why does')
  expect(transcriptOf([final('Why does my cigar'), guess(' burn down '), guess('one side')])).toBe(
    'Why does my cigar burn down one side',
  )
  expect(transcriptOf([final('very'), final('very good')])).toBe('very very good')
})

test('What Chrome on Android says again is there once', () => {
  const final = (transcript: string, confidence = 0) => ({ isFinal: true, 0: { transcript, confidence } })
  expect(
    transcriptOf([
      final('how'),
      final('How long'),
      final('how long do I'),
      final('how long do I rest it', 0.9),
    ]),
  ).toBe('how long do I rest it')
  expect(transcriptOf([final('rest it'), final('for a month', 0.9)])).toBe('rest it for a month')
})
