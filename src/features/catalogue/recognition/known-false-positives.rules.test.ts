import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { readCatalogue } from '../server/read-catalogue.ts'
import { tokenizeCigarText } from '../words/tokenize-cigar-text.rules.ts'
import { falsePositives, isKnownFalsePositive } from './known-false-positives.rules.ts'

const catalogue = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const wordsOf = (text: string) => tokenizeCigarText(text).words
const isElse = (text: string) => isKnownFalsePositive(wordsOf(text))

test('No cigar name is a false positive, with any name of its maker', () => {
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  const names = catalogue.cigars.flatMap(({ brand, line, aliases }) =>
    [brand, ...(aliasesByBrand.get(brand) ?? [])].flatMap(maker =>
      [line, ...aliases].flatMap(each => [`${maker} ${each}`, each]),
    ),
  )
  expect(names.filter(isElse)).toEqual([])
})

test('Every false positive is in tokenized form and unique', () => {
  expect(falsePositives.filter(other => wordsOf(other).join(' ') !== other)).toEqual([])
  expect(new Set(falsePositives).size).toBe(falsePositives.length)
})

test.each([
  'who was Winston Churchill?',
  'Quién fue Simón Bolívar',
  'Wer war Henry Clay',
  'Ashton Kutcher movies',
])('“%s” is a question about a person', text => {
  expect(isElse(text)).toBe(true)
})

test.each(['who makes the Undercrown', 'Bolívar Simones', 'Ashton VSG', 'what goes with a Last Call'])(
  '“%s” may be about a cigar',
  text => {
    expect(isElse(text)).toBe(false)
  },
)
