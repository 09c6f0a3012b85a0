import { expect, test } from 'vitest'
import { countRatings, describeLeaning } from './describe-leaning.ts'

test('One rating and one point are named in the singular', () => {
  expect(countRatings(1)).toBe('1 rating')
  expect(describeLeaning({ of: 'drink', about: 'peaty', points: 1, ratings: 1, text: '' })).toBe(
    'From 1 rating: +1 point',
  )
  expect(describeLeaning({ of: 'drink', about: 'peaty', points: -3, ratings: 4, text: '' })).toBe(
    'From 4 ratings: −3 points',
  )
})
