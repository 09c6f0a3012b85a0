import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knowWord, leastLikeness, likeness } from './word-likeness.rules.ts'

const alike = (typed: string, known: string) => likeness(knowWord(typed), knowWord(known))
const letters = fc.stringMatching(/^[a-z]{1,14}$/)
const withDigit = fc.stringMatching(/^[a-z]{0,2}\d{1,4}[a-z]{0,2}$/)

test('Only equal words are wholly alike', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(alike(a, a)).toBe(1)
      if (a !== b) expect(alike(a, b)).toBeLessThan(1)
    }),
  )
})

test('Even words that begin alike, sound alike or slip by one letter are less than wholly alike', () => {
  fc.assert(
    fc.property(letters, fc.nat(13), fc.constantFrom('', 'a', 's', 'h', 'e'), (word, at, letter) => {
      const changed = word.slice(0, at) + letter + word.slice(at + 1)
      if (changed !== word) expect(alike(changed, word)).toBeLessThan(1)
    }),
  )
})

test('Likeness is nothing at all, or at least what counts as likeness', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const found = alike(a, b)
      expect(found === 0 || (found >= leastLikeness && found <= 1)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('Digits are identity: another number is another cigar', () => {
  fc.assert(
    fc.property(withDigit, fc.oneof(withDigit, letters), (a, b) => {
      fc.pre(a !== b)
      expect(alike(a, b)).toBe(0)
      expect(alike(b, a)).toBe(0)
    }),
  )
  expect(alike('1926', '1964')).toBe(0)
  expect(alike('t52', 't5')).toBe(0)
})

test.each([
  ['padrn', 'padron', 'a dropped letter'],
  ['paddron', 'padron', 'a doubled letter'],
  ['pardon', 'padron', 'two letters swapped'],
  ['montecrsito', 'montecristo', 'letters swapped in a long word'],
  ['coheeba', 'cohiba', 'what a voice hears'],
  ['sinkro', 'syncro', 'another sound alike'],
  ['padeeya', 'padilla', 'a Spanish double l'],
  ['estatay', 'estate', 'a spoken e'],
  ['mont', 'montecristo', 'the beginning'],
  ['robustos', 'robusto', 'a plural'],
])('%s may mean %s: %s', (typed, known) => {
  expect(alike(typed, known)).toBeGreaterThanOrEqual(leastLikeness)
})

test.each([
  ['oliva', 'opusx'],
  ['davidoff', 'drew'],
  ['a', 'ashton'],
  ['xyz', 'abc'],
])('%s does not mean %s', (typed, known) => {
  expect(alike(typed, known)).toBe(0)
})
