import { expect, test } from 'vitest'
import type { Maintenance } from '../../maintenance.contract.ts'
import { entryWords } from './entry-words.ts'
import { careLines, packSwaps } from './maintenance-words.ts'

const now = new Date(2026, 10, 26, 12)
const entry = (fields: Partial<Maintenance>): Maintenance => ({
  id: 'one',
  humidorId: 'cabinet',
  kind: 'packs',
  doneAt: new Date(2026, 9, 10, 20).toISOString(),
  packStrength: 69,
  packCount: 3,
  note: null,
  version: 1,
  ...fields,
})
const seasoning = entry({ kind: 'seasoning', packStrength: null, packCount: null, humidorId: 'case' })
const humidor = (id: string, name: string) => ({ id, name, capacity: null, version: 1 })
const cabinet = humidor('cabinet', 'Cedar cabinet')
const travelCase = humidor('case', 'Travel case')

test('A humidor says how old its packs are, and how long they usually last', () => {
  expect(careLines([cabinet], [entry({})], now)).toEqual([
    { id: 'cabinet', words: 'Packs 47 days old, usually renewed after 60 to 120.' },
  ])
  const old = entry({ doneAt: new Date(2026, 5, 1).toISOString() })
  expect(careLines([cabinet], [old], now)[0]!.words).toMatch(/ Time to renew them\.$/)
  expect(careLines([cabinet], [], now)).toEqual([])
})

test('Several humidors are named, and a new one counts down', () => {
  const begun = { ...seasoning, doneAt: new Date(2026, 10, 21).toISOString() }
  expect(careLines([cabinet, travelCase], [entry({}), begun], now)).toEqual([
    { id: 'cabinet', words: 'Cedar cabinet: packs 47 days old, usually renewed after 60 to 120.' },
    { id: 'case', words: 'Travel case: seasoning, 9 days left.' },
  ])
})

test('An entry says what was done', () => {
  expect([entry({}), seasoning].map(entryWords)).toEqual(['Packs swapped, 3 of 69%', 'Seasoning begun'])
})

test('A chart marks the packs of its humidor in the order of time', () => {
  const later = entry({ id: 'two', doneAt: new Date(2026, 10, 20).toISOString() })
  const elsewhere = entry({ id: 'three', humidorId: 'case', doneAt: new Date(2026, 8, 1).toISOString() })
  const entries = [later, entry({}), elsewhere, seasoning]
  expect(packSwaps(entries, 'cabinet').map(({ at }) => at)).toEqual(
    [entry({}), later].map(({ doneAt }) => Date.parse(doneAt)),
  )
  expect(packSwaps(entries, null)).toHaveLength(3)
})
