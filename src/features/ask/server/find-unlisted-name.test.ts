import { describe, expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { library } from '#test/library.ts'
import { openFindNamedProducts } from './find-named-products.ts'
import { openFindUnlistedName } from './find-unlisted-name.ts'
import { wordsIn } from './split-words.ts'

const find = openFindNamedProducts(catalogue)
const findUnlisted = openFindUnlistedName(catalogue)
const usual = wordsIn(
  [...library.articlesBySlug.values()].flatMap(({ sections }) =>
    sections.flatMap(({ heading, text }) => [heading, text]),
  ),
)
const unlistedIn = (question: string) =>
  findUnlisted(question, find(question), new Set([...wordsIn([question])].filter(word => !usual.has(word))))

describe('A name that goes on from one of the catalog with words it does not have', () => {
  test.each([
    ['How strong is the Padrón 1931 Thunderhead?', 'Padrón 1931 Thunderhead'],
    ['What wrapper is on the Liga Privada No. 14?', 'Liga Privada No. 14'],
    ['Is Buffalo Trace Copper Lantern sweet?', 'Buffalo Trace Copper Lantern'],
    ['Davidoff Signature Obsidian, how strong?', 'Davidoff Signature Obsidian'],
    ['is there a My Father Le Bijou 1955', 'My Father Le Bijou 1955'],
    ['what do you think of the Oliva Serie Z', 'Oliva Serie Z'],
    ['oliva serie q wrapper', 'oliva serie q'],
    ['Arturo Fuente Opus Y price tier?', 'Arturo Fuente Opus Y'],
    ['Macallan Harvest Moon 19, what cask was it aged in', 'Macallan Harvest Moon 19'],
    ['cohiba siglo IX length', 'cohiba siglo IX'],
  ])('%s', (question, name) => {
    expect(unlistedIn(question)).toBe(name)
  })

  test.each([
    'How strong is the Padron 1926?',
    'Padron 1964 anniversary exclusivo maduro, how long does it last',
    'what proof is Maker’s Mark',
    'Buffalo Trace 90 proof, sweet or dry?',
    'Arturo Fuente Hemingway Short Story with coffee?',
    'Rocky Patel Vintage 1990 vs Rocky Patel Vintage 1992',
    'padron 2000 or padron 3000',
    'partagas D4 box pressed?',
    'Davidoff Nicaragua and Davidoff Escurio side by side',
    'Undercrown Maduro against Liga No 9',
    'is Undercrown really the same leaf as Liga Privada',
    'who was Zino Davidoff',
    'Lagavulin 16 Islay single malt neat',
    'My Oliva Serie V is 5 x 50',
    'two Ashton VSGs and a beer',
    'Is the Padron 1964 100% Nicaraguan?',
    'Is Buffalo Trace 45%?',
    'oliva serie v melanio 6x60 strength',
  ])('and none in %s', question => {
    expect(unlistedIn(question)).toBeUndefined()
  })
})
