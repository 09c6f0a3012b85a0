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
  ratings: 4,
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

describe('The leanings', () => {
  test('are named with their points in words', () => {
    expect(compose(tasteOf(leaning('Bourbon', 3)))).toContain(
      '(taste for reasons=you rated bourbon high points=three points)',
    )
    expect(compose(tasteOf(leaning('Bourbon', -1)))).toContain(
      '(taste against reasons=you rated bourbon low points=one point)',
    )
  })

  test('are two at most, the strongest first', () => {
    const text = compose(
      tasteOf(leaning('Bourbon', 1), leaning('Sweet drinks', -3), leaning('Cocktails', -2)),
    )
    expect(text).toContain('reasons=you rated sweet drinks low and cocktails low points=four points')
  })
})

test('The paragraph ends with the score of the pair, the taste included', () => {
  const taste = tasteOf(leaning('Bourbon', 3))
  const { score } = scorePair(pair, [tastePrinciple(taste)])
  expect(score).toBe(scorePair(pair).score + 3)
  expect(compose(taste)).toMatch(new RegExp(`\\(taste score score=${score} verdict=[a-z][^)]*\\)$`))
})
