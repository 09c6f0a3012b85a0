import { expect, test } from 'vitest'
import { tellApart } from './why.rules.ts'

const start = { points: 30, text: 'Where every pair starts' }
const weight = { points: 22, text: 'They weigh the same' }
const pairOf = (...reasons: { points: number; text: string }[]) => ({ reasons: [start, ...reasons] })

test('What nearly all have is passed over for what one has alone', () => {
  const lines = tellApart([
    pairOf(weight, { points: 8, text: 'Both speak of cedar' }),
    pairOf(weight, { points: 5, text: 'Both speak of cocoa' }, { points: 3, text: 'Sugar softens it' }),
    pairOf(weight),
  ])
  expect(lines).toEqual([
    'Both speak of cedar.',
    'Both speak of cocoa. Sugar softens it.',
    'They weigh the same.',
  ])
})

test('Where every pair starts and what speaks against it are no reasons to pour it', () => {
  expect(tellApart([pairOf({ points: -9, text: 'Peat would bury it' }, weight)])).toEqual([
    'They weigh the same.',
  ])
  expect(tellApart([pairOf({ points: -9, text: 'Peat would bury it' })])).toEqual([''])
})
