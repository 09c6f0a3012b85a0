import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

it('returns the first of several sentences, and a single one unchanged', () => {
  expect(firstSentence('Cedar and clove. The oak picks up where the leaf leaves off.')).toBe(
    'Cedar and clove.',
  )
  expect(firstSentence('Pour 1.5 oz neat, no ice. Then wait.')).toBe('Pour 1.5 oz neat, no ice.')
  expect(firstSentence('Both full')).toBe('Both full')
})
