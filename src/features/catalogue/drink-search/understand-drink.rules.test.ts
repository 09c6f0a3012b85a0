import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'

const root = projectRoot(import.meta.dirname)
const meaning = (text: string) => {
  const understood = catalogue.understandDrink(text)
  return understood && [understood.group?.id, understood.drink.name]
}

describe('A typed text', () => {
  test.each([
    ['lagavullin', undefined, 'Lagavulin 16 Year'],
    ['16 lagavulin', undefined, 'Lagavulin 16 Year'],
    ['hennesy', undefined, 'Hennessy VS'],
    ['espreso', undefined, 'Espresso'],
    ['ipa', undefined, 'IPA'],
    ['a stout', undefined, 'Stout'],
    ['cold brew', undefined, 'Cold Brew'],
    ['jack and coke', undefined, 'Jack and Coke'],
    ['a nice bourbon', 'bourbon', 'Buffalo Trace'],
    ['scotch', 'scotch', 'Glenlivet 12 Year'],
    ['whisky', 'whiskey', 'Buffalo Trace'],
    ['a dry red wine', 'red', 'Napa Cabernet Sauvignon'],
    ['beer', 'beer', 'Lager'],
    ['a cold beer', 'beer', 'Lager'],
    ['tequilla', 'tequila', 'Don Julio Reposado'],
    ['zero proof', 'alcohol-free', 'Zero-Proof Old Fashioned'],
    ['non-alcoholic', 'alcohol-free', 'Zero-Proof Old Fashioned'],
    ['no alcohol please', 'alcohol-free', 'Zero-Proof Old Fashioned'],
    ['something sweet', 'sweet', 'Tawny Port'],
    ['something smoky', 'peated scotch', 'Lagavulin 16 Year'],
    ['I feel like a bourbon tonight', 'bourbon', 'Buffalo Trace'],
    ['we opened a bottle of Dom Perignon with the neighbors', undefined, 'Dom Pérignon'],
  ])('%s', (text, group, drink) => {
    expect(meaning(text)).toEqual([group, drink])
    expect(catalogue.findDrinks(text)[0]?.name).toBe(drink)
  })

  test.each([
    'hello',
    'padron 1964',
    'cigar cutter',
    'ice cream',
    'butter',
    'maybe later',
    'what time do you close',
    'trade',
    'north',
    'write',
    'pizza margherita',
    'anything',
    '{{7*7}}',
    `${'tequilla '.repeat(1000)}`,
    '',
  ])('%s means no drink', text => {
    expect(meaning(text)).toBeUndefined()
  })
})

test.each([
  ['something sweet without alcohol', 'sweet drink without alcohol'],
  ['a smoky cocktail', 'smoky cocktail'],
  ['sweet cocktail', 'sweet cocktail'],
  ['a fruity cocktail', 'fruity cocktail'],
  ['something hot, no alcohol', 'hot drink without alcohol'],
  ['something smoky without alcohol', 'smoky drink without alcohol'],
  ['a bubbly drink without alcohol', 'sparkling drink without alcohol'],
  ['fruity cocktail without alcohol', 'fruity drink without alcohol'],
])('%s combines properties: %s', (text, noun) => {
  const understood = catalogue.understandDrink(text)
  expect(understood?.group?.noun).toBe(noun)
  const found = catalogue.findDrinks(text)
  expect(found.length).toBeGreaterThan(1)
  expect(found[0]).toBe(understood?.drink)
})

test.each(['a cold beer', 'warm brandy', 'sweet home alabama', 'smoky eyes'])('%s combines none', text => {
  expect(catalogue.understandDrink(text)?.group?.noun ?? '').not.toMatch(/hot|sweet|smoky/)
})

test('A group lists its choices first, then what any shop has, then the rest', () => {
  const gins = catalogue.findDrinks('gin')
  expect(gins.slice(0, 3).map(({ name }) => name)).toEqual([
    'Tanqueray London Dry Gin',
    "Hendrick's Gin",
    'Bombay Sapphire',
  ])
  const bourbons = catalogue
    .findDrinks('bourbon')
    .filter(({ family, style }) => family === 'bourbon' && /\bbourbon\b/.test(style))
    .filter(({ recipe }) => recipe.length === 0)
  const firstSought = bourbons.findIndex(({ availability }) => availability !== 'usual')
  expect(bourbons.slice(firstSought).filter(({ availability }) => availability === 'usual')).toEqual([])
})

test('The question leaves out the drink that was answered', () => {
  const understood = catalogue.understandDrink('whiskey')
  expect(catalogue.askWhichDrink(understood)).toEqual({
    text: 'This is for Buffalo Trace, a typical whiskey. Is yours another?',
    choices: [
      { text: 'Rye', drink: 'rye' },
      { text: 'Scotch', drink: 'scotch' },
      { text: 'Irish whiskey', drink: 'irish whiskey' },
    ],
  })
  expect(catalogue.askWhichDrink(catalogue.understandDrink('lagavulin 16'))).toBeUndefined()
  expect(catalogue.askWhichDrink(undefined)).toBeUndefined()
})

test('The tuning half of the benchmark is understood, and what is no drink is refused', () => {
  const rows: { query: string; expected: string; half: string }[] = parse(
    readFileSync(join(root, 'bench/data/drinks_typed.csv')),
    { columns: true },
  )
  const isName = (wanted: string) => !/[~<>]|=/.test(wanted.replace('group=', ''))
  const wrong = rows.filter(({ query, expected, half }) => {
    const alternatives = expected.split('|')
    if (half !== 'tuning' || !alternatives.every(isName)) return false
    const understood = catalogue.understandDrink(query)
    if (expected === '') return understood !== undefined
    return !alternatives.some(each =>
      [understood?.drink.name, `group=${understood?.group?.id}`].includes(each),
    )
  })
  expect(wrong.map(({ query }) => query)).toEqual([])
})
