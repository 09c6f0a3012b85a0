import { expect, test } from 'vitest'
import { alcoholFigure, alcoholWord, counted, countWord, sizeFigures, sureness } from './guide-words.rules.ts'

test('Numbers are words up to fourteen and figures above', () => {
  expect([0, 1, 14, 15, 1971].map(countWord)).toEqual(['no', 'one', 'fourteen', '15', '1,971'])
  expect([counted(1, 'line', 'lines'), counted(2, 'line', 'lines')]).toEqual(['one line', 'two lines'])
})

test('A size is length by ring', () => {
  expect(sizeFigures({ lengthInches: 6.125, ringGauge: 52 })).toBe('6.125 × 52')
})

test('Strength is proof and percent, for wine percent alone; what has none says so', () => {
  const poured = [
    { kind: 'spirit', proof: 93 },
    { kind: 'wine', proof: 27 },
    { kind: 'mocktail', proof: 0 },
  ] as const
  expect(poured.map(alcoholWord)).toEqual(['93 proof, 46.5% alcohol', '13.5% alcohol', 'No alcohol'])
  expect(poured.map(alcoholFigure)).toEqual(['93 proof', '13.5%', 'no alcohol'])
})

test('The house says how sure it is, and does not claim a profile it only inferred', () => {
  expect(sureness({ confidence: 'high' })).toBe('Several published descriptions agree.')
  expect(sureness({ confidence: 'low' })).toContain('lead us to expect')
})
