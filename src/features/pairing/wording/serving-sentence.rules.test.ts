import { expect, test } from 'vitest'
import { composeServing } from './serving-sentence.rules.ts'

const waysOf = (serve: string) =>
  [0, 1, 2, 3].map(index => composeServing({ serve }, { choose: (_, ways) => ways[index % ways.length]! }))

test('A measure becomes a sentence with the number in words', () => {
  expect(waysOf('2 oz neat, or over one large cube.')).toEqual([
    'Make it two ounces neat, or over one large cube.',
    'Two ounces will do, neat, or over one large cube.',
    'Allow two ounces neat, or over one large cube.',
    'Two ounces neat, or over one large cube.',
  ])
  expect(waysOf('0.75 oz, hot, in a warmed cup')[1]).toBe(
    'Three quarters of an ounce will do, hot, in a warmed cup.',
  )
  expect(waysOf('3.4 oz at 46 °F.')[0]).toBe('Make it 3.4 ounces at 46 °F.')
})

test('A mixed drink becomes a sentence without a measure', () => {
  expect(new Set(waysOf('Built tall over ice.'))).toEqual(
    new Set([
      'Have it built tall over ice.',
      'You want it built tall over ice.',
      'It comes built tall over ice.',
    ]),
  )
  expect(waysOf('Hot, in refills of 2 oz at 170 °F.')[0]).toBe(
    'Have it hot, in refills of two ounces at 170 °F.',
  )
})
