import { describe, expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { scorePair } from '#features/pairing/engine/engine.rules.ts'
import { inventedPair } from '#test/invented-pair.ts'
import { keyPicker } from '#test/key-picker.ts'
import { type Leaning, noTaste, type Taste, tastePrinciple } from './taste.rules.ts'
import { composeTasteParagraph } from './taste-paragraph.rules.ts'

const leaning = (about: string, points: number, of: Leaning['of'] = 'drink'): Leaning => ({
  of,
  about,
  points,
  text: `You rated ${about.toLowerCase()} ${points > 0 ? 'high' : 'low'}`,
})
const tasteOf = (...leanings: Leaning[]): Taste => ({ isOn: true, ratings: 8, leanings })
/** A sweet and fizzy bourbon cocktail. */
const drink: Partial<Drink> = { sweetness: 4, bubbles: 3, recipe: ['bourbon', 'soda'] }
const pair = inventedPair({}, drink)
const compose = (taste: Taste) => composeTasteParagraph(pair, taste, keyPicker())
const keys = (text: string) => [...text.matchAll(/\(taste (\S+?)[ )]/g)].map(([, key]) => key)

describe('Without a leaning that matters', () => {
  test.each([
    ['left-out', 'the member switched their taste off', { ...tasteOf(leaning('Bourbon', 3)), isOn: false }],
    ['not-rated', 'nothing was rated', { ...noTaste, isOn: true }],
    ['no-effect', 'what was rated is about other drinks', tasteOf(leaning('Peat', -3))],
  ])('the opening is “%s” when %s', (key, _, taste) => {
    expect(keys(compose(taste))).toEqual([key, 'score'])
  })
})

describe('The opening', () => {
  test.each([
    ['for', [leaning('Bourbon', 1), leaning('Sweet drinks', 2)]],
    ['against', [leaning('Bourbon', -1), leaning('Sweet drinks', -2)]],
    ['both', [leaning('Bourbon', 1), leaning('Sweet drinks', -2)]],
  ])('says that the taste is %s the pair', (key, leanings) => {
    expect(keys(compose(tasteOf(...leanings)))[0]).toBe(key)
  })
})

describe('Each leaning', () => {
  test('gets its sentence with its amount in words', () => {
    expect(compose(tasteOf(leaning('Bourbon', 3)))).toContain(
      'You rated bourbon high, which adds three points.',
    )
    expect(compose(tasteOf(leaning('Bourbon', -1)))).toContain(
      'You rated bourbon low, which takes one point away.',
    )
  })

  test('for the pair comes before those against it, the first of which is the turn', () => {
    const text = compose(
      tasteOf(leaning('Sweet drinks', -2), leaning('Bourbon', 1), leaning('Cocktails', -1)),
    )
    expect(keys(text)).toEqual(['both', 'contrast', 'second-against', 'score'])
    expect(text.indexOf('which adds one point')).toBeLessThan(text.indexOf('(taste contrast'))
    expect(text).toContain('reason=you rated sweet drinks low amount=two points')
    expect(text).toContain('about=cocktails amount=one point')
  })

  test('after the second gets a shorter sentence', () => {
    const text = compose(tasteOf(leaning('Bourbon', 1), leaning('Sweet drinks', 1), leaning('Cocktails', 1)))
    expect(keys(text)).toEqual(['for', 'second-for', 'further', 'score'])
  })
})

test('The paragraph ends with the score of the pair, the taste included', () => {
  const taste = tasteOf(leaning('Bourbon', 3))
  const { score } = scorePair(pair, [tastePrinciple(taste)])
  expect(score).toBe(scorePair(pair).score + 3)
  expect(compose(taste)).toMatch(new RegExp(`\\(taste score score=${score} verdict=[a-z][^)]*\\)$`))
})
