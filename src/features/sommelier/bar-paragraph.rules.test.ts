import { describe, expect, test } from 'vitest'
import { type BarLevel, barLevels } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { noTaste, type Taste } from '#features/taste/taste.rules.ts'
import { inventedPair, plainDrink } from '#test/invented-pair.ts'
import { keyPicker } from '#test/key-picker.ts'
import { composeBarParagraph } from './bar-paragraph.rules.ts'

const pair = inventedPair(
  { notes: ['dark-chocolate', 'leather'] },
  { id: 'wanted', saidAs: 'Wanted', family: 'rum' },
)
const bottle = (name: string, properties: Partial<Drink> = {}): Drink => ({
  ...plainDrink,
  id: name.toLowerCase(),
  name,
  saidAs: name,
  notes: ['cherry', 'raisin'],
  ...properties,
})
const compose = (
  bottles: readonly Drink[],
  { taste = noTaste, of = pair }: { taste?: Taste; of?: typeof pair } = {},
) =>
  composeBarParagraph(
    of,
    { bar: new Map(bottles.map(drink => [drink, 'half' as BarLevel])), taste },
    keyPicker(),
  )
const other = (text: string) => /other=(\S+)/.exec(text)?.[1]
const key = (text: string) => /\(bar (\S+)/.exec(text)?.[1]

test('A drink of the bar is there, with how much is left of it', () => {
  for (const level of barLevels) {
    const bar = new Map([[{ ...pair.drink }, level]])
    expect(composeBarParagraph(pair, { bar, taste: noTaste }, keyPicker())).toBe(
      `(bar ${level} drink=Wanted)`,
    )
  }
})

test('An empty bar, and one whose drinks do not suit the cigar, have a sentence each', () => {
  expect(key(compose([]))).toBe('empty')
  const gentle = inventedPair({ body: 1, strength: 1 }, { name: 'Wanted' })
  expect(key(compose([bottle('Peated', { smoke: 5 })], { of: gentle }))).toBe('unsuited')
})

describe('The nearest drink of the bar', () => {
  const match = { family: 'bourbon' } as const

  test('is the one with the highest score', () => {
    const [good, better] = [bottle('Good', { ...match, weight: 4 }), bottle('Better', match)]
    for (const bottles of [
      [good, better],
      [better, good],
    ]) {
      expect(other(compose(bottles))).toBe('Better')
      expect(key(compose(bottles))).toBe('best')
    }
  })

  test('is one of the same family before any other, if it is a fair match', () => {
    const [sameFamily, better] = [bottle('Same', { family: 'rum', weight: 4 }), bottle('Better', match)]
    expect([other(compose([better, sameFamily])), key(compose([better, sameFamily]))]).toEqual([
      'Same',
      'same-family',
    ])
    const poor = bottle('Poor', { family: 'rum', weight: 5, sweetness: 5, notes: ['grape'], recipe: ['a'] })
    expect(other(compose([better, poor]))).toBe('Better')
  })

  test('is not related by belonging to the other spirits', () => {
    const of = inventedPair(pair.cigar, { id: 'wanted', name: 'Wanted', family: 'other-spirit' })
    const text = compose(
      [bottle('Aquavit', { family: 'other-spirit', weight: 4 }), bottle('Better', match)],
      { of },
    )
    expect([other(text), key(text)]).toEqual(['Better', 'best'])
  })

  test('of two that are equal is the first by name', () => {
    expect(other(compose([bottle('Bravo', match), bottle('Alpha', match)]))).toBe('Alpha')
  })

  test('is called a compromise if it is no fair match', () => {
    const text = compose([
      bottle('Poor', { weight: 5, sweetness: 5, acidity: 5, notes: ['grape'], recipe: ['a'] }),
    ])
    expect(text).toMatch(/^\(bar makeshift drink=Wanted other=Poor score=\d+\)$/)
  })

  test('depends on the member’s taste', () => {
    const bottles = [
      bottle('Bourbon', { family: 'bourbon' }),
      bottle('Scotch', { family: 'scotch-unpeated' }),
    ]
    const first = other(compose(bottles))!
    const about = first === 'Bourbon' ? 'Bourbon' : 'Unpeated Scotch'
    const leaning = { of: 'drink', about, points: -3, ratings: 4, text: '' } as const
    const taste: Taste = { isOn: true, ratings: 4, leanings: [leaning] }
    expect(other(compose(bottles, { taste }))).not.toBe(first)
  })
})
