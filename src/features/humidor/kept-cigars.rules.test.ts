import { expect, it } from 'vitest'
import type { Suggestion } from '#features/pairing/suggestion.contract.ts'
import type { KeptRow } from './kept.contract.ts'
import { humidorSearchOf, keptCount, keptPlace, ownFirst, rowsOf } from './kept-cigars.rules.ts'

const row = (fields: Partial<KeptRow>): KeptRow => ({
  itemId: 'item',
  humidorId: 'main',
  humidor: 'Main box',
  lineId: 'padron-1964-anniversary',
  name: 'Padrón 1964 Anniversary',
  quantity: 3,
  state: 'ready',
  drawing: null,
  ...fields,
})
const padron = row({})
const travel = row({
  itemId: 'second',
  humidorId: 'travel',
  humidor: 'Travel case',
  quantity: 2,
  state: null,
})
const gift = row({ itemId: 'gift', lineId: null, name: 'Nobody A Gift', quantity: 1, state: 'prime' })
const kept = [padron, gift, travel]

it('finds the rows of a line by its id, and of a cigar that the catalog lacks by its whole name', () => {
  const name = 'Padrón 1964 Anniversary'
  expect(rowsOf({ id: 'padron-1964-anniversary', name }, kept)).toEqual([padron, travel])
  expect(rowsOf({ id: 'padron-1926', name }, kept)).toEqual([])
  expect(rowsOf({ id: null, name: 'nobody a gift' }, kept)).toEqual([gift])
  expect(rowsOf({ id: null, name: 'Nobody A Gift from Padrón' }, kept)).toEqual([])
  expect(rowsOf({ id: null, name }, kept)).toEqual([])
})

it('says how many there are, where, and how far they are', () => {
  expect(keptCount([padron, travel])).toBe('5 in your humidor')
  expect(kept.map(keptPlace)).toEqual(['Main box, ready', 'Main box, at its best', 'Travel case'])
})

it('leads to the row, in its humidor where the cigar lies in several', () => {
  expect(humidorSearchOf(padron, [padron])).toEqual({ q: 'Padrón 1964 Anniversary' })
  expect(humidorSearchOf(travel, [padron, travel])).toEqual({
    q: 'Padrón 1964 Anniversary',
    humidor: 'travel',
  })
})

const cigar = (id: string, text: string): Suggestion => ({
  kind: 'cigar',
  key: `cigar ${id}`,
  id,
  text,
  brand: 'Padrón',
  line: text,
  detail: 'Toro, maduro',
  trait: 'Full',
  drawing: null,
})
const suggestions = [
  cigar('padron-1926', 'Padrón 1926 Serie'),
  cigar('padron-1964-anniversary', 'Padrón 1964 Anniversary'),
]

it('puts one’s own cigars before the other suggestions, once each and labeled', () => {
  const shown = ownFirst('padron', suggestions, kept)
  expect(shown.map(({ text }) => text)).toEqual(['Padrón 1964 Anniversary', 'Padrón 1926 Serie'])
  expect(shown.map(({ detail }) => detail)).toEqual(['5 in your humidor', 'Toro, maduro'])
})

it('adds one’s own cigar that the catalog would not suggest', () => {
  const [own, ...others] = ownFirst('gift nob', suggestions, kept)
  expect(own).toMatchObject({ text: 'Nobody A Gift', detail: '1 in your humidor', trait: '' })
  expect(others).toEqual(suggestions)
})

it('leaves the suggestions as they are where none of one’s own match', () => {
  expect(ownFirst('oliva', suggestions, kept)).toEqual(suggestions)
  expect(ownFirst('', suggestions, kept)).toEqual(suggestions)
  expect(ownFirst('padron', suggestions, [])).toEqual(suggestions)
})
