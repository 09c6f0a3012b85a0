import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { openFreePairings } from './free-pairings.ts'
import { identifyCigar } from './identify-cigar.ts'
import { readPhrasebook } from './read-phrasebook.ts'
import { readTypedPair } from './read-typed-pair.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const freePairings = openFreePairings(catalogue, readPhrasebook(join(data, 'words'), catalogue))
const read = (text: string) => readTypedPair(catalogue, text)
const partsOf = (text: string) => {
  const pair = read(text)
  return pair && [pair.cigar, pair.drink.name]
}
const joined = / and | & | with | y | con |\+/
const spellings = (name: string) => [
  ...new Set([name, name.replaceAll(' & ', ' and '), name.replaceAll(' and ', ' & ')]),
]
const drinkNames = catalogue.drinks.flatMap(({ name, aliases }) =>
  [name, ...aliases].filter(each => joined.test(each)),
)

describe('A cigar and a drink typed together', () => {
  test.each([
    'Oliva Serie V Melanio and Wild Turkey 101',
    'Oliva Serie V Melanio & Wild Turkey 101',
    'Oliva Serie V Melanio with a Wild Turkey 101',
    'Oliva Serie V Melanio + Wild Turkey 101',
    'oliva serie v melanio, wild turkey 101',
    'Wild Turkey 101 and an Oliva Serie V Melanio',
  ])('are answered as that pair: %s', text => {
    const pair = freePairings.forPair('oliva-serie-v-melanio', 'wild-turkey-101')
    expect(freePairings.forText(text)).toEqual(pair)
  })

  test.each([
    ['padron 64 with lagavulin 16', 'padron 64', 'Lagavulin 16 Year'],
    ['room 101 & wild turkey 101', 'room 101', 'Wild Turkey 101'],
    ['Caldwell Hit and Run and a Dark and Stormy', 'Caldwell Hit and Run', 'Dark ’n Stormy'],
    ['gin and tonic and oliva v', 'oliva v', 'Gin and Tonic'],
    ['Romeo y Julieta and Hennessy and Coke', 'Romeo y Julieta', 'Hennessy and Coke'],
    ['black & mild and guinness', 'black & mild', 'Guinness Draught'],
  ])('are told apart: %s', (text, cigar, drink) => {
    expect(partsOf(text)?.map(part => part.replace('’', "'"))).toEqual([cigar, drink.replace('’', "'")])
  })

  test.each([
    'Oliva V and Wild Turkey 101 and Macallan',
    'Oliva V, Wild Turkey 101, Lagavulin 16',
    'Wild Turkey 101 and Lagavulin 16 and Oliva V',
  ])('are answered with the first drink where there are two: %s', text => {
    expect(partsOf(text)).toEqual(['Oliva V', 'Wild Turkey 101'])
    const { cigar, drink } = freePairings.forText(text)
    expect([cigar.brand, cigar.line, drink.name]).toEqual(['Oliva', 'Serie V', 'Wild Turkey 101'])
  })

  test('keep the size that was typed, and no other', () => {
    const pairing = freePairings.forText('Oliva Serie V Melanio Figurado and Wild Turkey 101')
    expect(pairing.cigar).toMatchObject({ recognition: 'exact', size: 'Figurado, 6.5 × 52' })
    expect(identifyCigar(catalogue, 'padron 64 with lagavulin 16')?.profile.unlistedSize).toBeUndefined()
  })

  test('have a page of words where the cigar is no line', () => {
    const { drink, address, others } = freePairings.forText('Padron and Wild Turkey 101')
    expect([drink.id, address]).toEqual(['wild-turkey-101', '/match?cigar=Padron&drink=wild-turkey-101'])
    expect(others[0]!.address).toMatch(/^\/match\?cigar=Padron&drink=/)
  })
})

test.each([
  'what goes with a padron 1964',
  'bourbon with padron 1964',
  'padron 1964 and bourbon',
  'black & tan',
])('A question, a kind of drink and a name alone are no pair: %s', text => {
  expect(read(text)).toBeUndefined()
})

test('No name of the catalogue is taken for a cigar and a drink', () => {
  const cigars = catalogue.lines.flatMap(({ brand, line, aliases }) => [`${brand} ${line}`, line, ...aliases])
  const texts = [...cigars, ...catalogue.drinks.map(({ name }) => name), ...drinkNames].filter(name =>
    joined.test(name),
  )
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.flatMap(spellings).filter(text => read(text))).toEqual([])
})

test('A cigar with “and” or “&” in its name is recognized beside a drink', () => {
  const names = catalogue.lines
    .map(({ brand, line }) => `${brand.replace(/ \(.+\)$/, '')} ${line}`)
    .filter(name => joined.test(name))
  const isWhole = (name: string) => (text: string) => read(text)?.cigar === name
  expect(names.filter(name => !isWhole(name)(`${name} and Wild Turkey 101`))).toEqual([])
  expect(names.filter(name => !isWhole(name)(`Wild Turkey 101 with ${name}`))).toEqual([])
})

/** Without a letter, or two words of two bottles. */
const unclear = /^(?:7 & 7|Pale (?:&|and) Dry)$/

test('A drink with “and” or “&” in its name is recognized beside a cigar', () => {
  const names = drinkNames.filter(name => !unclear.test(name))
  const idOf = (name: string) =>
    catalogue.drinks.find(drink => drink.name === name || drink.aliases.includes(name))!.id
  const wrong = (textOf: (name: string) => string) =>
    names.filter(name => read(textOf(name))?.drink.id !== idOf(name))
  expect(wrong(name => `Oliva Serie V Melanio and ${name}`)).toEqual([])
  expect(wrong(name => `${name} & Padron 1964 Anniversary`)).toEqual([])
})
