import { describe, expect, it, test } from 'vitest'
import type { PalateShape } from '../palate.contract.ts'
import {
  basisOf,
  changeOf,
  dayText,
  favoriteWords,
  headlineOf,
  missingWords,
  monthsSummary,
  offeredYears,
  plural,
  pluralInWords,
  rimOf,
  shortDayText,
  timedWords,
} from './palate-words.ts'

const shape = (changes: Partial<PalateShape> = {}): PalateShape => ({
  entries: 8,
  tagged: 8,
  counts: Array(8).fill(1),
  values: Array(8).fill(0.1),
  leading: ['cocoa', 'black-pepper'],
  ...changes,
})

describe('the headline', () => {
  const headline = (percents: number[], tagged = 10) =>
    headlineOf(shape({ values: percents.map(value => value / 100), tagged }))

  it('says what leads, with what is hardly lower, the highest first', () => {
    expect(headline([11, 58, 11, 24, 33, 58, 14, 30])).toBe('Wood and roast lead.')
    expect(headline([0, 51, 0, 0, 60, 50, 0, 0])).toBe('Sweet and wood lead.')
    expect(headline([50, 51, 50, 0, 0, 0, 0, 0])).toBe('Wood, earth and spice lead.')
    expect(headline([0, 0, 0, 0, 0, 0, 80, 70])).toBe('Nut leads.')
  })

  it('does not settle anything with fewer than ten entries', () => {
    expect(headline([0, 58, 0, 0, 0, 58, 0, 0], 9)).toBe('Wood and roast lead so far.')
    expect(headline([0, 0, 0, 0, 0, 0, 0, 1], 5)).toBe('Cream leads so far.')
  })

  it('names none where more than three share the lead', () => {
    expect(headline([40, 40, 40, 40, 0, 0, 0, 0])).toBe('No flavor leads.')
    expect(headline([0, 0, 0, 0, 0, 0, 0, 0], 9)).toBe('No flavor leads so far.')
  })
})

describe('the sentence below the headline', () => {
  it('says what changed, at most two of each', () => {
    const changes = [5, 6, 7].map(axis => ({ axis, isMore: true }))
    expect(
      changeOf(
        { now: shape(), before: shape(), changes: [...changes, { axis: 3, isMore: false }] },
        'season',
      ),
    ).toBe('More roast and nut, less fruit than in the three months before.')
    expect(changeOf({ now: shape(), before: shape(), changes: [{ axis: 0, isMore: false }] }, 'year')).toBe(
      'Less earth than in the twelve months before.',
    )
  })

  it('says which flavors come up most where nothing changed', () => {
    const palate = { now: shape(), before: null, changes: [] }
    expect(changeOf(palate, 'all')).toBe('Cocoa and black pepper come up most.')
    expect(changeOf({ ...palate, now: shape({ leading: ['cedar'] }) }, 'all')).toBe('Cedar comes up most.')
  })
})

test('a shape names the entries behind it, and a comparison how many are missing', () => {
  expect(basisOf({ now: shape(), before: null, changes: [] })).toBe(
    'This rests on eight entries, each with flavors.',
  )
  expect(basisOf({ now: shape({ entries: 9 }), before: shape({ tagged: 2 }), changes: [] })).toBe(
    'This rests on eight entries with flavors; one more has none. The time before has only two entries with flavors, and a comparison needs five.',
  )
  expect(basisOf({ now: shape({ entries: 24 }), before: shape({ tagged: 0 }), changes: [] })).toBe(
    'This rests on 8 entries with flavors; 16 more have none. The time before has no entry with flavors, and a comparison needs five.',
  )
  expect(basisOf({ now: shape(), before: shape(), changes: [] })).toBe(
    'This rests on eight entries, each with flavors. It is compared with eight entries. No flavor differs by more than chance would explain.',
  )
  expect(
    basisOf({ now: shape({ entries: 17, tagged: 16 }), before: shape({ tagged: 11 }), changes: [] }),
  ).toContain('This rests on 16 entries with flavors; 1 more has none. It is compared with 11 entries.')
})

test('the drawing ends at the quarter that holds every share', () => {
  const valuesOf = (highest: number) => shape({ values: [0.1, highest] })
  expect(rimOf(valuesOf(0.63), undefined)).toBe(0.75)
  expect(rimOf(valuesOf(0.2), valuesOf(0.51))).toBe(0.75)
  expect(rimOf(valuesOf(1), null)).toBe(1)
  expect(rimOf(valuesOf(0))).toBe(0.25)
})

test('too few entries are counted, with the way to more', () => {
  expect(missingWords(shape({ entries: 0, tagged: 0 }))).toMatch(
    /^There is no entry in this time\. A shape needs five, so five more:/,
  )
  expect(missingWords(shape({ entries: 3, tagged: 1 }))).toContain(
    'One of the three entries in this time has flavors.',
  )
  expect(missingWords(shape({ entries: 3, tagged: 0 }))).toContain(
    'None of the three entries in this time has flavors.',
  )
  expect(missingWords(shape({ entries: 1, tagged: 0 }))).toContain(
    'The only entry in this time has no flavors.',
  )
})

test('figures of a year are words with the right number', () => {
  expect([plural(1, 'entry'), plural(2, 'entry'), plural(1200, 'cigar')]).toEqual([
    '1 entry',
    '2 entries',
    '1,200 cigars',
  ])
  expect([pluralInWords(1, 'entry'), pluralInWords(14, 'entry'), pluralInWords(15, 'entry')]).toEqual([
    'one entry',
    'fourteen entries',
    '15 entries',
  ])
  expect(timedWords({ timed: 3, cigars: 3 })).toBe('over all 3 cigars')
  expect(timedWords({ timed: 2, cigars: 3 })).toBe('over the 2 of 3 cigars with a known time')
  expect(favoriteWords({ times: 4, rating: 4.5 })).toBe('Smoked 4 times, 4.5 of 5 stars on average')
  expect(favoriteWords({ times: 1, rating: 5 })).toBe('Rated best, 5 of 5 stars')
  expect(dayText('2025-12-31')).toBe('Dec 31, 2025')
  expect(shortDayText('2025-12-31', '2026-01-01')).toBe('Dec 31, 2025')
  expect(shortDayText('2026-01-01', '2026-12-31')).toBe('Jan 1')
  expect(monthsSummary({ year: 2025, months: [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] })).toBe(
    'Evenings with a cigar in 2025: February 3, December 1.',
  )
})

test('the years on offer are those with entries, the one that runs and the one of the address', () => {
  expect(offeredYears({ today: '2026-01-01', years: [] }, 2020)).toEqual([2026, 2020])
})
