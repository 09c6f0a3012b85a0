import { describe, expect, test } from 'vitest'
import { allDrinkFamilies, confidences, sources } from '#features/catalogue/catalogue.contract.ts'
import {
  alcoholFigure,
  alcoholText,
  certaintyText,
  countNoun,
  countWord,
  dimensions,
  familyLabel,
  familyPlural,
  kindLabel,
  sizeLabel,
  sourceText,
  strengthLabel,
  wrapperLabel,
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
  const statements = sources.flatMap(source =>
    confidences.map(confidence => ({ confidence, source, text: certaintyText({ confidence, source }) })),
  )

  test('mentions a published list only if there is one', () => {
    for (const { source, text } of statements)
      expect(text.includes('published list'), text).toBe(source === 'listed')
  })

  test('has a reservation unless several descriptions agree', () => {
    for (const { confidence, text } of statements) {
      expect(text.includes('descriptions agree'), text).toBe(confidence === 'high')
      expect(/typical|estimate/.test(text), text).toBe(confidence !== 'high')
    }
  })

  test('separates known from inferred facts', () => {
    for (const { confidence, text } of statements.filter(each => each.confidence !== 'high')) {
      const [known = '', inferred = ''] = text.split(/(?<=\.) /)
      expect(inferred, text).toMatch(
        confidence === 'low' ? /leaf, sizes and profile/i : /notes, and the sizes/i,
      )
      expect(known, text).not.toMatch(/leaf|size|profile|note/i)
    }
  })

  test('differs for each combination', () => {
    expect(new Set(statements.map(({ text }) => text)).size).toBe(6)
  })
})

test('A drink says whether it stands in a published list', () => {
  expect(sourceText({ source: 'listed' })).toBe('From a published list.')
  expect(sourceText({ source: 'trade' })).toBe('From general knowledge of the trade.')
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
