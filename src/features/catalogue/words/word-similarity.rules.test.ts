import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minSimilarity, similarity, toVocabularyWord } from './word-similarity.rules.ts'

const similarityOf = (typed: string, known: string) =>
  similarity(toVocabularyWord(typed), toVocabularyWord(known))
const letters = fc.stringMatching(/^[a-z]{1,14}$/)
const withDigit = fc.stringMatching(/^[a-z]{0,2}\d{1,4}[a-z]{0,2}$/)

test('Only equal words have similarity 1', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(similarityOf(a, a)).toBe(1)
      if (a !== b) expect(similarityOf(a, b)).toBeLessThan(1)
    }),
  )
})

test('A changed letter gives a similarity below 1', () => {
  fc.assert(
    fc.property(letters, fc.nat(13), fc.constantFrom('', 'a', 's', 'h', 'e'), (word, at, letter) => {
      const changed = word.slice(0, at) + letter + word.slice(at + 1)
      if (changed !== word) expect(similarityOf(changed, word)).toBeLessThan(1)
    }),
  )
})

test('Similarity is 0 or at least the minimum', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const found = similarityOf(a, b)
      expect(found === 0 || (found >= minSimilarity && found <= 1)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('Words with different digits have similarity 0', () => {
  fc.assert(
    fc.property(withDigit, fc.oneof(withDigit, letters), (a, b) => {
      fc.pre(a !== b)
      expect(similarityOf(a, b)).toBe(0)
      expect(similarityOf(b, a)).toBe(0)
    }),
  )
  expect(similarityOf('1926', '1964')).toBe(0)
  expect(similarityOf('t52', 't5')).toBe(0)
})

test.each([
  ['padrn', 'padron', 'a dropped letter'],
  ['paddron', 'padron', 'a doubled letter'],
  ['pardon', 'padron', 'two letters swapped'],
  ['montecrsito', 'montecristo', 'letters swapped in a long word'],
  ['coheeba', 'cohiba', 'a phonetic spelling'],
  ['sinkro', 'syncro', 'another phonetic spelling'],
  ['padeeya', 'padilla', 'a Spanish double l'],
  ['estatay', 'estate', 'a spoken e'],
  ['mont', 'montecristo', 'the beginning'],
  ['pad', 'padron', 'a beginning of three letters'],
  ['robustos', 'robusto', 'a plural'],
])('%s may mean %s: %s', (typed, known) => {
  expect(similarityOf(typed, known)).toBeGreaterThanOrEqual(minSimilarity)
})

test.each([
  ['oliva', 'opusx'],
  ['davidoff', 'drew'],
  ['a', 'ashton'],
  ['xyz', 'abc'],
])('%s does not mean %s', (typed, known) => {
  expect(similarityOf(typed, known)).toBe(0)
})

test.each([
  ['a dropped letter', 'padrn'],
  ['a changed letter', 'pazron'],
  ['two letters swapped', 'pardon'],
  ['the first two letters swapped', 'apdron'],
  ['the last two letters swapped', 'padrno'],
])('One slip costs one letter of the longer word: %s', (_, typed) => {
  expect(similarityOf(typed, 'padron')).toBeCloseTo(1 - 1 / 6)
})

test('Two slips cost two letters, and are too many for a short word', () => {
  expect(similarityOf('mntecrsto', 'montecristo')).toBeCloseTo(1 - 2 / 11)
  expect(similarityOf('olxz', 'oliv')).toBe(0)
  expect(similarityOf('pa', 'padron')).toBe(0)
})
