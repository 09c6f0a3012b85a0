import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainDrink } from '#test/invented-pair.ts'
import type { Drink } from '../catalogue.contract.ts'
import { indexDrinks } from './drink-index.rules.ts'
import { tokenizeDrinkText } from './drink-words.rules.ts'
import { isConfidentHit, isExactHit, searchDrinks } from './rank-drinks.rules.ts'

const drink = (name: string, properties: Partial<Drink> = {}): Drink => ({
  ...plainDrink,
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  ...properties,
})
const list = [
  drink('Zarkonia Doublewood', { family: 'scotch-unpeated', style: 'Speyside' }),
  drink('Zarkonia Reserve 1942', { family: 'agave', style: 'añejo' }),
  drink('Quilmora Tawny', { kind: 'wine', family: 'port', style: 'tawny port' }),
  drink('Harbor Rum', { family: 'rum', style: 'aged Jamaica' }),
  drink('Harbor Rum Swizzle', { family: 'rum', style: 'tiki', recipe: ['60 ml rum', 'lime'] }),
  drink('Velmoor XO', { family: 'cognac', style: 'XO', aliases: ['Velmoor Extra Old'] }),
  drink('Fizzelberg', { kind: 'mocktail', family: 'sweet-soda', style: 'cola', proof: 0 }),
]
const index = indexDrinks(list)
const search = (text: string) => searchDrinks(index, text)
const names = (text: string) => search(text).map(hit => hit.drink.name)
const hitOf = (text: string, name: string) => search(text).find(hit => hit.drink.name === name)

describe('A drink', () => {
  test('is an exact hit by its whole name and by an alias, and not by a part of it', () => {
    for (const { name, aliases } of list)
      for (const text of [name, ...aliases]) {
        const [first] = search(text)
        expect([first!.drink.name, isExactHit(first!)]).toEqual([name, true])
        expect(first!.score).toBeCloseTo(1)
      }
    expect(isExactHit(hitOf('zarkonia', 'Zarkonia Doublewood')!)).toBe(false)
  })

  test('is covered as far as its words were typed', () => {
    const part = hitOf('zarkonia', 'Zarkonia Doublewood')!
    expect(part.queryCoverage).toBeCloseTo(1)
    expect(part.nameCoverage).toBeGreaterThan(0)
    expect(part.nameCoverage).toBeLessThan(0.7)
    expect(hitOf('fizzelberg', 'Fizzelberg')!.nameCoverage).toBeCloseTo(1)
  })

  test('explains less of a text with words that no drink has, and nothing of one that is mostly such words', () => {
    const one = hitOf('fizzelberg qqqqqq', 'Fizzelberg')!
    expect(one.queryCoverage).toBeLessThan(0.5)
    expect(one.queryCoverage).toBeGreaterThan(0.3)
    expect(search('fizzelberg qqqqqq wwwwww kkkkkk jjjjjj')).toEqual([])
  })

  test('is found by two words that are one in its name, nearly as well as by that word', () => {
    const [typed, split] = ['zarkonia doublewood', 'zarkonia double wood'].map(
      text => hitOf(text, 'Zarkonia Doublewood')!,
    )
    expect(split!.nameCoverage).toBeLessThan(typed!.nameCoverage)
    expect(split!.nameCoverage).toBeGreaterThan(0.97)
    expect(split!.queryCoverage).toBeGreaterThan(0.97)
  })

  test('is found by one word that is two in its name', () => {
    expect(names('velmoorxo')[0]).toBe('Velmoor XO')
    expect(isExactHit(search('quilmoratawny')[0]!)).toBe(true)
  })

  test('explains more of a word in its name than of one in its style', () => {
    const styled = drink('Plain Bottle', { style: 'Velmoor' })
    const hits = searchDrinks(indexDrinks([styled, ...list]), 'velmoor')
    const coverage = (name: string) => hits.find(hit => hit.drink.name === name)!.queryCoverage
    expect(coverage('Velmoor XO')).toBeCloseTo(1)
    expect(coverage('Plain Bottle')).toBeLessThan(0.9)
  })
})

describe('A text', () => {
  test('without a word of any drink finds nothing', () => {
    expect([search(''), search('the of and'), search('qqqqqq')]).toEqual([[], [], []])
  })

  test('is read up to its twentieth word', () => {
    const behind = (count: number) => `${'the '.repeat(count)}fizzelberg`
    expect(names(behind(19))).toEqual(['Fizzelberg'])
    expect(names(behind(20))).toEqual([])
  })

  test('is not read at all when it is longer than 160 letters', () => {
    const padded = (length: number) => 'fizzelberg'.padEnd(length)
    expect(names(padded(160))).toEqual(['Fizzelberg'])
    expect(names(padded(161))).toEqual([])
  })

  test('that ends in the middle of a word finds what it may become', () => {
    expect(names('q')).toEqual(['Quilmora Tawny'])
    expect(names('fi')[0]).toBe('Fizzelberg')
    expect(hitOf('fi', 'Fizzelberg')!.queryCoverage).toBeLessThan(
      hitOf('fizzelberg', 'Fizzelberg')!.queryCoverage,
    )
  })

  test('with initials reads them as one word', () => {
    expect(tokenizeDrinkText('Velmoor X.O.')).toEqual(['velmoor', 'xo'])
    expect(isExactHit(search('Velmoor X.O.')[0]!)).toBe(true)
  })
})

describe('The style', () => {
  test('puts drinks that are poured as they are before mixed ones that have the word in their name', () => {
    expect(names('rum')).toEqual(['Harbor Rum', 'Harbor Rum Swizzle'])
    expect(hitOf('rum', 'Harbor Rum')!.isOfStyle).toBe(true)
    expect(hitOf('rum', 'Harbor Rum Swizzle')!.isOfStyle).toBe(false)
  })

  test('does not demote a mixed drink that was typed by its name', () => {
    expect(names('harbor rum swizzle')[0]).toBe('Harbor Rum Swizzle')
  })

  test('is met only if every word is of it', () => {
    expect(hitOf('tawny port', 'Quilmora Tawny')!.isOfStyle).toBe(true)
    expect(hitOf('quilmora port', 'Quilmora Tawny')!.isOfStyle).toBe(false)
    expect(hitOf('tawny wine', 'Quilmora Tawny')!.isOfStyle).toBe(true)
  })
})

describe('What tells a drink apart', () => {
  const distinctive = (text: string, name: string) => hitOf(text, name)!.distinctiveSimilarity

  test('is a word of its own, exactly or nearly typed', () => {
    expect(distinctive('fizzelberg', 'Fizzelberg')).toBe(1)
    const typo = distinctive('fizelberg', 'Fizzelberg')
    expect(typo).toBeGreaterThan(0.7)
    expect(typo).toBeLessThan(1)
  })

  test('is no number, no word of two letters and no stop word', () => {
    expect(distinctive('1942', 'Zarkonia Reserve 1942')).toBe(0)
    expect(distinctive('xo', 'Velmoor XO')).toBe(0)
    const hit = hitOf('the velmoor', 'Velmoor XO')!
    expect([hit.hasStopWords, hit.distinctiveSimilarity]).toEqual([true, 1])
    expect(hitOf('velmoor', 'Velmoor XO')!.hasStopWords).toBe(false)
    expect(hitOf('a glass velmoor', 'Velmoor XO')!.hasStopWords).toBe(true)
  })
})

describe('A hit is meant', () => {
  const hit = {
    drink: list[0]!,
    score: 0,
    isOfStyle: false,
    queryCoverage: 1,
    nameCoverage: 1,
    distinctiveSimilarity: 1,
    beginsName: true,
    wordCount: 2,
    hasStopWords: false,
  }

  test.each([
    [
      'when all of the text and most of the name agree, distinctive or not',
      { distinctiveSimilarity: 0, queryCoverage: 0.95, nameCoverage: 0.6 },
    ],
    ['when nearly all of the text is a distinctive word of it', { queryCoverage: 0.79, nameCoverage: 0.1 }],
    ['when most of the text and a part of the name agree', { queryCoverage: 0.74, nameCoverage: 0.3 }],
    ['with a typo outside a sentence', { nameCoverage: 0.5, distinctiveSimilarity: 0.78 }],
    ['in a sentence with unknown words, by its whole name', { queryCoverage: 0.5 }],
    [
      'with a slight typo in a sentence',
      { nameCoverage: 0.5, distinctiveSimilarity: 0.83, hasStopWords: true },
    ],
  ])('%s', (_, difference) => {
    expect(isConfidentHit({ ...hit, ...difference })).toBe(true)
  })

  test.each([
    ['when most of the text is something else', { queryCoverage: 0.49 }],
    ['when little of the name and not all of the text agree', { queryCoverage: 0.78, nameCoverage: 0.29 }],
    [
      'without a distinctive word, when much of the name is missing',
      { nameCoverage: 0.59, distinctiveSimilarity: 0 },
    ],
    [
      'without a distinctive word, when the text has another one',
      { queryCoverage: 0.94, distinctiveSimilarity: 0 },
    ],
    ['with a typo in a sentence', { nameCoverage: 0.5, distinctiveSimilarity: 0.82, hasStopWords: true }],
    ['with a rough typo', { nameCoverage: 0.5, distinctiveSimilarity: 0.77 }],
  ])('not %s', (_, difference) => {
    expect(isConfidentHit({ ...hit, ...difference })).toBe(false)
  })
})

test('For any text, coverage and similarity lie between 0 and 1, and the best hit comes first', () => {
  const words = [
    'zarkonia',
    'doublewood',
    'double',
    'wood',
    'rum',
    'the',
    'of',
    'harbor',
    'xo',
    '1942',
    'glass',
    'tawny',
    'velmor',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), typed => {
      const hits = search(typed.join(' '))
      for (const { queryCoverage, nameCoverage, distinctiveSimilarity } of hits)
        for (const share of [queryCoverage, nameCoverage, distinctiveSimilarity]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1 + 1e-9)
        }
      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a))
    }),
  )
})

test('Drinks that fit equally well come by name', () => {
  const twins = indexDrinks(['Umbra Two', 'Umbra Six', 'Umbra Nine'].map(name => drink(name)))
  expect(searchDrinks(twins, 'umbra').map(hit => hit.drink.name)).toEqual([
    'Umbra Nine',
    'Umbra Six',
    'Umbra Two',
  ])
})
