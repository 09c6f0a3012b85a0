import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { drinkFamilies } from '../catalogue.contract.ts'
import { readCatalogue, slugify } from './read-catalogue.ts'

/** The rules of data/README.md for drinks beyond their columns. A failure lists the rows that violate it. */
const { drinks } = readCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)))
const namesOf = (wrong: readonly { name: string }[]) => wrong.map(({ name }) => name)
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

/** Mixed drinks that are named without an article: `matcha tea`, not `a matcha tea`. */
const withoutArticle = new Set([
  'hot ginger, lemon, and honey',
  'Jamaica Blue Mountain coffee',
  'masala chai',
  'matcha',
  'Moroccan mint tea',
])

test('Each drink is said in its own way', () => {
  const said = drinks.map(({ saidAs }) => saidAs)
  expect(repeated(said)).toEqual([])
  expect(said.filter(text => /^the /i.test(text) || /\b\d+ years? old\b|[.;!?]$/i.test(text))).toEqual([
    'Tullamore D.E.W.',
    'Planteray O.F.T.D.',
  ])
})

test('A mixed drink is said with its article', () => {
  const bare = drinks.filter(({ recipe, saidAs }) => recipe.length > 0 && !/^an? /.test(saidAs))
  expect(bare.map(({ saidAs }) => saidAs).toSorted()).toEqual([...withoutArticle].toSorted())
})

test('The article fits the word after it', () => {
  const wrong = drinks.filter(({ saidAs }) => /^a [aeio]|^an [^aeiouáéíóñAEIOUÁÉÍÓ]/.test(saidAs))
  expect(wrong.map(({ saidAs }) => saidAs)).toEqual([])
})

test('No spirit above $120 is on every shelf, and coffee, tea and soft drinks cost little', () => {
  const wrong = drinks.filter(
    ({ kind, price, availability }) =>
      (kind === 'spirit' && price === '$$$$' && availability === 'usual') ||
      (kind === 'mocktail' && price !== '$'),
  )
  expect(namesOf(wrong)).toEqual([])
})

test('Cuban rum is not sold in the US, and the trophies of the shelf are rare', () => {
  const availabilityOf = new Map(drinks.map(({ name, availability }) => [name, availability]))
  expect(
    drinks.filter(({ style, availability }) => /Cuban rum/.test(style) !== (availability === 'not-in-us')),
  ).toEqual([])
  for (const name of ["Pappy Van Winkle's Family Reserve 15 Year", 'George T. Stagg', 'Louis XIII'])
    expect([name, availabilityOf.get(name)]).toEqual([name, 'rare'])
})

test('The family of a drink belongs to its kind', () => {
  const wrong = drinks.filter(
    ({ kind, family }) => !(drinkFamilies[kind] as readonly string[]).includes(family),
  )
  expect(namesOf(wrong)).toEqual([])
})

test('The style of a beer begins with its sort', () => {
  const beers = drinks.filter(({ family }) => family === 'beer')
  const wrong = beers.filter(
    ({ kind, style }) => !(kind === 'wine' ? /^(stout|porter|lager|ale)\b/ : /^alcohol-free /).test(style),
  )
  expect(namesOf(wrong)).toEqual([])
  expect(beers.filter(({ kind }) => kind === 'mocktail').length).toBeGreaterThanOrEqual(5)
})

test('The proof of a drink is plausible for its kind', () => {
  const limits = { spirit: [10, 190], wine: [10, 45], beer: [5, 32], mocktail: [0, 0.9] } as const
  const wrong = drinks.filter(({ kind, family, proof }) => {
    const [lowest, highest] = limits[family === 'beer' && kind === 'wine' ? family : kind]
    return proof < lowest || proof > highest
  })
  expect(namesOf(wrong)).toEqual([])
})

test('Smoke, bubbles and weight agree with family and style', () => {
  const wrong = drinks.filter(
    ({ family, smoke, bubbles, weight, style }) =>
      (family === 'scotch-peated' && smoke === 0) ||
      (family === 'scotch-unpeated' && smoke > 0) ||
      (family === 'sparkling' && bubbles < 2) ||
      (/cask strength|barrel proof|uncut/.test(style) && weight < 4),
  )
  expect(namesOf(wrong)).toEqual([])
})

test('Names of drinks are unique', () => {
  const names = drinks.flatMap(({ name, aliases }) => [...new Set([name, ...aliases].map(slugify))])
  expect(repeated(names)).toEqual([])
})

test('Each drink has a sentence of its own, without superlatives or health claims', () => {
  expect(repeated(drinks.map(({ sentence }) => sentence))).toEqual([])
  const loud = drinks.filter(({ sentence }) =>
    /!|\b(best|finest|greatest|perfect|ultimate|excellent|healthy|health|cures?|medicinal|flavour|colour|grey)\b/i.test(
      sentence,
    ),
  )
  expect(namesOf(loud)).toEqual([])
})

test('A recipe has at least two ingredients', () => {
  expect(namesOf(drinks.filter(({ recipe }) => recipe.length === 1))).toEqual([])
})
