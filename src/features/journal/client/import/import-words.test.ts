import { expect, test } from 'vitest'
import type { EntriesImport } from '../../import.contract.ts'
import { factsOf } from './import-words.ts'

const found: EntriesImport = {
  importId: '',
  committed: false,
  format: 'csv',
  added: 0,
  duplicates: 0,
  invalid: 0,
  repeated: 0,
  known: 'skip',
  recognized: 0,
  unrated: 0,
  columns: [],
  missing: [],
  dates: { order: null, example: null },
  ratings: { scale: null, example: null },
  rows: [],
  duplicateRows: [],
  problems: [],
}

test('A file that leaves nothing open needs no sentence about dates and ratings', () => {
  expect(factsOf({ ...found, added: 2, recognized: 2 })).toEqual([
    'All of the cigars are in the catalog and get a drawing; your names are kept.',
  ])
})

test('What is not certain is asked, and afterwards said', () => {
  const open = { dates: { order: null, example: '3/4/2025' }, ratings: { scale: null, example: '92' } }
  expect(factsOf({ ...found, ...open })).toEqual([
    'Dates such as 3/4/2025 can be two days. Say below which comes first.',
    'Ratings such as 92 are not from 1 to 5. Say below on which scale they are.',
  ])
  const said = {
    dates: { order: 'day first', example: '3/4/2025' },
    ratings: { scale: '100', example: '92' },
  } as const
  expect(factsOf({ ...found, ...said, unrated: 1 })).toEqual([
    'Dates such as 3/4/2025 are read day first.',
    'Ratings are converted from a scale up to 100 to one up to 5, and rounded.',
    '1 entry without a rating gets 3 of 5.',
  ])
})

test('Columns that are missing are named', () => {
  expect(factsOf({ ...found, missing: ['cigar', 'smokedAt'] })).toEqual([
    'Say below what the columns hold. Still missing: cigar, date.',
  ])
})
