import { expect, test } from 'vitest'
import { limitTextOf, maxScoreOf } from './evidence-principles.rules.ts'

test('A cigar that is only inferred, or of which no description was read, scores 80 at most', () => {
  const known = { isInferred: false, areNotesTypical: false }
  expect(maxScoreOf(known)).toBe(100)
  const [inferred, typical] = [
    { ...known, isInferred: true },
    { ...known, areNotesTypical: true },
  ]
  for (const guessed of [inferred, typical]) {
    expect(maxScoreOf(guessed)).toBe(80)
    expect(limitTextOf(guessed)).toContain('Capped at 80')
  }
  expect(limitTextOf(inferred)).not.toBe(limitTextOf(typical))
})
