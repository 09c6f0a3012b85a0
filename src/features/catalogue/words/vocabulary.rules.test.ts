import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { indexCigars } from '../recognition/cigar-index.rules.ts'
import { readCatalogue } from '../server/read-catalogue.ts'
import { buildVocabulary, findByPrefix, findSimilarWords } from './vocabulary.rules.ts'
import { minSimilarity, similarity, toVocabularyWord } from './word-similarity.rules.ts'

const { vocabulary } = indexCigars(readCatalogue(join(projectRoot(import.meta.dirname), 'data')))

/** Compares with every word of the catalogue. */
function compareWithAll(word: string): [string, number][] {
  const typed = toVocabularyWord(word)
  return vocabulary.words
    .map((known): [string, number] => [known.word, similarity(typed, known)])
    .filter(([, score]) => score >= minSimilarity)
}

const slipped = fc
  .tuple(
    fc.constantFrom(...vocabulary.words.map(({ word }) => word)),
    fc.nat(14),
    fc.constantFrom('', 'a', 'e', 'h', 'll', 'z', '1'),
  )
  .map(([word, at, letters]) => word.slice(0, at) + letters + word.slice(at + 1))

test('The index finds the same similar words, in the same order, as a comparison with every word', () => {
  fc.assert(
    fc.property(fc.oneof(slipped, fc.stringMatching(/^[a-z0-9]{1,16}$/)), word => {
      expect([...findSimilarWords(vocabulary, word)]).toEqual(compareWithAll(word))
    }),
    { numRuns: 400 },
  )
})

test('A prefix finds the words that start with it, itself included, and no others', () => {
  const known = buildVocabulary(['padron', '1926', 'pad', 'padilla', '1964', 'oliva'])
  const found = (beginning: string) => findByPrefix(known, beginning).map(at => known.words[at]!.word)
  expect(found('pad')).toEqual(['pad', 'padilla', 'padron'])
  expect(found('19')).toEqual(['1926', '1964'])
  expect(found('z')).toEqual([])
})
