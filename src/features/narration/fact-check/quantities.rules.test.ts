import { describe, expect, test } from 'vitest'
import { isGiven, readQuantities, tokenizeQuantities } from './quantities.rules.ts'

const measuresIn = (text: string) => tokenizeQuantities(text).map(({ digits, measure }) => measure ?? digits)

test.each([
  ['for 1 day', ['1 day']],
  ['three weeks and two months', ['3 week', '2 month']],
  ['2 to 3 days', ['2 day', '3 day']],
  ['2–3 days, or 5 or 6 of them', ['2 day', '3 day', '5', '6']],
  ['between 65 and 69%', ['65 percent', '69 percent']],
  ['65°F, 65 °F and 65 degrees Fahrenheit', ['65 fahrenheit', '65 fahrenheit', '65 fahrenheit']],
  ['20°C or 68 degrees', ['20 celsius', '68 degree']],
  ['$5–8, $1,200', ['5 dollar', '8', '1200 dollar']],
  ['3 full days', ['3 day']],
  ['the Montecristo No. 2 — 3 days', ['3 day']],
  ['a 14-day rest of 20mm', ['14 day', '20 millimeter']],
  ['half a day', ['0.5 day']],
  ['the first week, the second day and the third month', []],
  ['two of them, one on top, in thirds', []],
])('The quantities of “%s” are %j', (text, quantities) => {
  expect(measuresIn(text)).toEqual(quantities)
})

describe('A degree without a scale', () => {
  const given = (facts: string, said: string) =>
    tokenizeQuantities(said).every(number => isGiven(readQuantities(facts), number))

  test.each([
    ['68°F', '68 degrees', true],
    ['68 degrees', '68°F', true],
    ['68 degrees', '68°C', false],
    ['20°C', '20°F', false],
    ['20°C', '20 degrees', true],
  ])('%s gives %s: %s', (facts, said, isKnown) => {
    expect(given(facts, said)).toBe(isKnown)
  })
})
