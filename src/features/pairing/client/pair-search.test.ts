import { expect, it } from 'vitest'
import { emptyQuestion, questionFromSearch, readPairSearch, searchFor } from './pair-search.ts'

it('a URL with a cigar and a type fills the question', () => {
  expect(questionFromSearch(readPairSearch({ cigar: ' Padrón 1964', type: 'wine' }))).toEqual({
    has: 'cigar',
    text: 'Padrón 1964',
    kind: 'wine',
    onlyMyBar: false,
  })
})

it('a URL with a drink reverses the direction', () => {
  expect(questionFromSearch(readPairSearch({ drink: 'Lagavulin 16' }))).toEqual({
    ...emptyQuestion,
    has: 'drink',
    text: 'Lagavulin 16',
  })
})

it('a URL with both asks for that pair, or for similar ones', () => {
  const pair = { cigar: 'Padrón 1964', drink: 'Lagavulin 16' }
  expect(questionFromSearch(readPairSearch(pair))).toEqual({
    ...emptyQuestion,
    text: 'Padrón 1964',
    withDrink: 'Lagavulin 16',
  })
  expect(questionFromSearch(readPairSearch({ ...pair, similar: true }))).toEqual({
    ...emptyQuestion,
    text: 'Padrón 1964',
  })
  expect(readPairSearch({ cigar: 'Padrón 1964', pair: 'ron-zacapa' })).toEqual({
    cigar: 'Padrón 1964',
    pair: 'ron-zacapa',
  })
  expect(readPairSearch({ cigar: 'Padrón 1964', similar: true })).toEqual({ cigar: 'Padrón 1964' })
})

it('a question survives the round trip through the URL', () => {
  for (const question of [
    emptyQuestion,
    { has: 'cigar', text: '1964', kind: 'mocktail', onlyMyBar: true },
    { ...emptyQuestion, has: 'drink', text: 'Espresso' },
    { ...emptyQuestion, text: 'Padrón 1964', withDrink: 'Espresso' },
  ] as const)
    expect(questionFromSearch(readPairSearch({ ...searchFor(question) }))).toEqual(question)
})

it('numbers become text, invalid values are ignored and long text is cut', () => {
  expect(readPairSearch({ cigar: 1964, type: 'beer', bar: 'yes' })).toEqual({ cigar: '1964' })
  expect(readPairSearch({ cigar: 'x'.repeat(5000) }).cigar).toHaveLength(200)
  expect(readPairSearch({ cigar: { brand: 'Padrón' }, drink: null })).toEqual({})
})
