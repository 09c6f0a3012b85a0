import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { indexCigars } from './cigar-index.rules.ts'
import { begunBy, knowWords, likeWords } from './known-words.rules.ts'
import { readCatalogue } from './server/read-catalogue.ts'
import { knowWord, leastLikeness, likeness } from './word-likeness.rules.ts'

const { knownWords } = indexCigars(readCatalogue(join(projectRoot(import.meta.dirname), 'data')))

/** What is found by comparing a typed word with every word of the catalogue. */
function likeAny(word: string): [string, number][] {
  const typed = knowWord(word)
  return knownWords.words
    .map((known): [string, number] => [known.word, likeness(typed, known)])
    .filter(([, alike]) => alike >= leastLikeness)
}

const slipped = fc
  .tuple(
    fc.constantFrom(...knownWords.words.map(({ word }) => word)),
    fc.nat(14),
    fc.constantFrom('', 'a', 'e', 'h', 'll', 'z', '1'),
  )
  .map(([word, at, letters]) => word.slice(0, at) + letters + word.slice(at + 1))

test('The words like a typed one are the same as if it were compared with each, in the same order', () => {
  fc.assert(
    fc.property(fc.oneof(slipped, fc.stringMatching(/^[a-z0-9]{1,16}$/)), word => {
      expect([...likeWords(knownWords, word)]).toEqual(likeAny(word))
    }),
    { numRuns: 400 },
  )
})

test('What a word begins is found, itself included, and nothing else', () => {
  const known = knowWords(['padron', '1926', 'pad', 'padilla', '1964', 'oliva'])
  const found = (beginning: string) => begunBy(known, beginning).map(at => known.words[at]!.word)
  expect(found('pad')).toEqual(['pad', 'padilla', 'padron'])
  expect(found('19')).toEqual(['1926', '1964'])
  expect(found('z')).toEqual([])
})
