import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { indexCigars } from './cigar-index.rules.ts'
import { familiesOf } from './line-families.rules.ts'
import { readCatalogue } from './server/read-catalogue.ts'

const linesOf = (brand: string, ...names: string[]) =>
  names.map(name => ({ cigar: { brand }, line: { words: name.split(' ') } }))
const families = (lines: ReturnType<typeof linesOf>) => Object.fromEntries(familiesOf(lines, () => false))

test('Three lines of one maker that share a word are a family', () => {
  expect(families(linesOf('Drew Estate', 'undercrown shade', 'undercrown 10', 'undercrown'))).toEqual({
    undercrown: 'Drew Estate',
  })
})

test('A word of two makers, a word of every day, a leaf and a number are none', () => {
  const lines = linesOf('A', 'xqzz maduro 1926', 'xqzz edge maduro 1926', 'xqzz edge maduro 1926', 'edge')
  expect(families([...lines, ...linesOf('B', 'xqzz')])).toEqual({})
})

test('The catalogue has families, and no name of a maker is one', () => {
  const index = indexCigars(readCatalogue(join(projectRoot(import.meta.dirname), 'data')))
  expect(index.families.get('undercrown')).toBe('Drew Estate')
  expect([...index.families.keys()].filter(word => index.placesByWord.get(word)!.isOfBrand)).toEqual([])
})
