import { describe, expect, test } from 'vitest'
import { confidences, sources } from '#features/catalogue/catalogue.contract.ts'
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

describe('The house says how sure it is in one statement', () => {
  const said = sources.flatMap(source =>
    confidences.map(confidence => ({ confidence, source, text: sureness({ confidence, source }) })),
  )

  test('a published list is named where there is one, and nowhere else', () => {
    for (const { source, text } of said)
      expect(text.includes('published list'), text).toBe(source === 'listed')
  })

  test('only what several descriptions agree on is told without a reservation', () => {
    for (const { confidence, text } of said) {
      expect(text.includes('descriptions agree'), text).toBe(confidence === 'high')
      expect(/typical|estimate/.test(text), text).toBe(confidence !== 'high')
    }
  })

  test('what is known and what is inferred are never the same thing', () => {
    for (const { confidence, text } of said.filter(each => each.confidence !== 'high')) {
      const [known = '', inferred = ''] = text.split(/(?<=\.) /)
      expect(inferred, text).toMatch(
        confidence === 'low' ? /leaf, sizes and profile/i : /notes, and the sizes/i,
      )
      expect(known, text).not.toMatch(/leaf|size|profile|note/i)
    }
  })

  test('each combination has words of its own', () => {
    expect(new Set(said.map(({ text }) => text)).size).toBe(6)
  })
})
