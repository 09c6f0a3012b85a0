import { expect, it } from 'vitest'
import type { KeptRow } from '../kept.contract.ts'
import { addressOfLink, offeredRows, shownRows } from './kept-links.ts'

const row = (itemId: string, fields: Partial<KeptRow> = {}): KeptRow => ({
  itemId,
  humidorId: 'main',
  humidor: 'Main box',
  lineId: itemId,
  name: itemId,
  quantity: 1,
  state: 'ready',
  drawing: null,
  ...fields,
})

it('shows three rows, those to smoke before those that rest', () => {
  const states = ['resting', 'past', null, 'prime', 'ready'] as const
  const rows = states.map(state => row(String(state), { state }))
  expect(shownRows(rows).map(({ state }) => state)).toEqual(['ready', 'prime', null])
})

it('offers in the order of the answer, without the cigar that is shown', () => {
  const kept = ['a', 'b', 'c'].map(id => row(id))
  const offered = offeredRows({ kept, offered: ['c', 'gone', 'a', 'b'] }, [row('other', { lineId: 'a' })])
  expect(offered.map(({ itemId }) => itemId)).toEqual(['c', 'b'])
})

it('writes the address of a link', () => {
  const search = { cigar: 'Padrón 1964', drink: 'Lagavulin 16' }
  expect(addressOfLink({ to: '/pair', search })).toBe('/pair?cigar=Padr%C3%B3n+1964&drink=Lagavulin+16')
})
