import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { readCatalogue } from '../server/read-catalogue.ts'
import { indexCigars } from './cigar-index.rules.ts'
import { findLineFamilies } from './line-families.rules.ts'

const linesOf = (brand: string, ...names: string[]) =>
  names.map(name => ({ cigar: { brand }, line: { words: name.split(' ') } }))
const families = (lines: ReturnType<typeof linesOf>) =>
  Object.fromEntries(findLineFamilies(lines, () => false))

test('Three lines of one maker that share a word are a family', () => {
  expect(families(linesOf('Drew Estate', 'undercrown shade', 'undercrown 10', 'undercrown'))).toEqual({
    undercrown: 'Drew Estate',
  })
})

test('A word of two makers, a common word, a leaf or a number is not a family', () => {
  const lines = linesOf('A', 'xqzz maduro 1926', 'xqzz edge maduro 1926', 'xqzz edge maduro 1926', 'edge')
  expect(families([...lines, ...linesOf('B', 'xqzz')])).toEqual({})
})

test('Two lines are no family, and a word that one line has twice counts once', () => {
  expect(families(linesOf('Drew Estate', 'undercrown shade', 'undercrown 10'))).toEqual({})
  expect(families(linesOf('Drew Estate', 'undercrown undercrown', 'undercrown 10'))).toEqual({})
})

test('A word of fewer than four letters, one with a digit and the name of a maker is not a family', () => {
  expect(families(linesOf('A', 'xqz one', 'xqz two', 'xqz', 'xqzz one', 'xqzz two', 'xqzz'))).toEqual({
    xqzz: 'A',
  })
  expect(families(linesOf('A', 'xqz9 one', 'xqz9 two', 'xqz9'))).toEqual({})
  const lines = linesOf('A', 'xqzz one', 'xqzz two', 'xqzz')
  expect(findLineFamilies(lines, word => word === 'xqzz').size).toBe(0)
})

test('The catalogue has families, and none of them is the name of a maker', () => {
  const index = indexCigars(readCatalogue(join(projectRoot(import.meta.dirname), 'data')))
  expect(index.brandByFamilyWord.get('undercrown')).toBe('Drew Estate')
  expect(
    [...index.brandByFamilyWord.keys()].filter(word => index.postingsByWord.get(word)!.isOfBrand),
  ).toEqual([])
})
