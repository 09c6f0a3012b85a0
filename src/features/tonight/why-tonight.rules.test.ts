import { describe, expect, test } from 'vitest'
import { eveningTimes } from './evening-times.rules.ts'
import { cigarSources, drinkSources, eveningMinutes } from './tonight.contract.ts'
import { tellWhyTonight } from './why-tonight.rules.ts'

type Told = Parameters<typeof tellWhyTonight>[0]

const usual: Told = {
  cigar: { id: 'a-line' },
  drink: { id: 'a-rum', name: 'Ron Zacapa 23' },
  cigarFrom: 'vault',
  drinkFrom: 'bar',
  minutes: 55,
  stars: 5,
  time: 60,
  isFirst: true,
}
/** What is said of many pairs that are alike in everything but their names. */
const saidOf = (changed: Partial<Told>) =>
  Array.from({ length: 20 }, (_, at) => tellWhyTonight({ ...usual, cigar: { id: `line-${at}` }, ...changed }))

describe('Why a pair was picked', () => {
  test('is three sayings of whole sentences, whatever is told', () => {
    for (const cigarFrom of cigarSources)
      for (const drinkFrom of drinkSources)
        for (const time of eveningMinutes)
          for (const stars of [null, 3, 5])
            for (const sayings of saidOf({ cigarFrom, drinkFrom, time, stars, minutes: time - 15 })) {
              expect(sayings).toHaveLength(3)
              for (const saying of sayings) expect(saying).toMatch(/^\p{Lu}[^{}]*\.$/u)
              expect(sayings.join(' ')).not.toMatch(/undefined|null|NaN|!/)
            }
  })

  test('is said in several ways, and of one pair always in the same', () => {
    for (const at of [0, 1, 2]) expect(new Set(saidOf({}).map(said => said[at])).size).toBeGreaterThan(1)
    expect(tellWhyTonight(usual)).toEqual(tellWhyTonight({ ...usual }))
  })

  test('names the stars, the minutes and the drink', () => {
    for (const [cigar, time, drink] of saidOf({ stars: 4 })) {
      expect(cigar).toContain('four stars')
      expect(time).toContain('about 55 minutes')
      expect(drink).toContain('Ron Zacapa 23')
    }
  })

  test('does not say that a vault has nothing else before something of it was offered', () => {
    for (const [cigar] of saidOf({ cigarFrom: 'house', isFirst: true })) expect(cigar).not.toMatch(/else/)
    for (const [cigar] of saidOf({ cigarFrom: 'house', isFirst: false }))
      expect(cigar).toMatch(/nothing else/)
  })

  test('owns up to what is not in the bar, and to minutes over the time', () => {
    for (const [, , drink] of saidOf({ drinkFrom: 'house' })) expect(drink).toContain('not in your bar')
    for (const [, time] of saidOf({ minutes: 65 })) expect(time).toMatch(/a little over|hardly more than/)
    for (const [, time] of saidOf({ minutes: 30, time: 120 })) expect(time).toMatch(/well within|hurried/)
  })
})

test('The card offers every time that can be asked for', () => {
  expect(eveningTimes.map(({ minutes }) => minutes)).toEqual([...eveningMinutes])
})
