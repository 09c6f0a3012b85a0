import { describe, expect, test } from 'vitest'
import { allDrinkFamilies, type confidences } from '#features/catalogue/catalogue.contract.ts'
import { familyLabel, familyPlural } from '#features/catalogue/family-label.rules.ts'
import { wrapperLabel } from '#features/catalogue/wrapper-label.rules.ts'
import { ourReading } from '#features/pairing/published-source.rules.ts'
import { countWord } from '#platform/text.rules.ts'
import {
  alcoholFigure,
  alcoholText,
  certaintyText,
  countNoun,
  dimensions,
  kindLabel,
  sizeLabel,
  strengthLabel,
} from './guide-labels.rules.ts'

test('Numbers are words up to fourteen and digits above', () => {
  expect([0, 1, 14, 15, 1971].map(countWord)).toEqual(['no', 'one', 'fourteen', '15', '1,971'])
  expect([countNoun(1, 'line', 'lines'), countNoun(2, 'line', 'lines')]).toEqual(['one line', 'two lines'])
})

test('A size is length by ring', () => {
  expect(dimensions({ lengthInches: 6.125, ringGauge: 52 })).toBe('6.125 × 52')
})

test('Alcohol is proof and percent, for wine only percent, or none', () => {
  const poured = [
    { kind: 'spirit', proof: 93 },
    { kind: 'wine', proof: 27 },
    { kind: 'mocktail', proof: 0 },
  ] as const
  expect(poured.map(alcoholText)).toEqual(['93 proof, 46.5% alcohol', '13.5% alcohol', 'No alcohol'])
  expect(poured.map(alcoholFigure)).toEqual(['93 proof', '13.5%', 'no alcohol'])
})

describe('The statement of certainty', () => {
  const textOf = (confidence: (typeof confidences)[number], sourceUrl?: string) =>
    certaintyText({ confidence, sourceUrl })

  test('says what several descriptions agree on, and leaves our own reading to the source where one is named', () => {
    expect(textOf('high')).toBe(`Several published descriptions agree on the leaf. ${ourReading}`)
    expect(textOf('high', 'https://halfwheel.com/a')).toBe(
      'Several published descriptions agree on the leaf.',
    )
  })

  test('has a reservation about notes and sizes otherwise, and claims no source that is not named', () => {
    expect(textOf('medium', 'https://halfwheel.com/a')).toMatch(
      /^Notes, strength and standard sizes may be typical/,
    )
    expect(textOf('medium')).toMatch(
      /^General knowledge of the trade\. Notes, strength and standard sizes may be typical/,
    )
  })

  test('says so where the notes are those of the wrapper', () => {
    const sourceUrl = 'https://halfwheel.com/a'
    expect(certaintyText({ confidence: 'medium', sourceUrl, areNotesTypical: true })).toBe(
      'The notes, and perhaps the strength, are typical of this wrapper: we have read no review of the cigar.',
    )
  })

  test('claims nothing but the name of a line of which only the name is known', () => {
    expect(textOf('low')).toBe('We know the name only.')
    expect(textOf('low', 'https://halfwheel.com/a')).toBe('We know the name only.')
  })
})

test('Every family has a label for one and a word for many, and no two are the same', () => {
  const families = allDrinkFamilies
  expect([familyLabel('rum'), familyPlural('rum')]).toEqual(['Rum', 'rums'])
  expect([familyLabel('agave'), familyPlural('agave')]).toEqual(['Agave', 'agave spirits'])
  for (const labels of [families.map(familyLabel), families.map(familyPlural)]) {
    expect(new Set(labels).size).toBe(families.length)
    for (const label of labels) expect(label).toMatch(/^[A-Za-z ,]+$/)
  }
})

test('What has no label is shown as it is', () => {
  expect([familyLabel('mead'), kindLabel('beer'), sizeLabel('huge'), wrapperLabel('jade')]).toEqual([
    'mead',
    'beer',
    'huge',
    'jade',
  ])
  expect([strengthLabel('6'), strengthLabel(5), strengthLabel('1')]).toEqual(['', 'Full', 'Mild'])
})
