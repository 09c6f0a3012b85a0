import { expect, test } from 'vitest'
import { drawnGlass, isIced } from './serving.rules.ts'

test.each([
  ['2 oz neat, or over one large cube of ice.', true],
  ['2 oz on the rocks.', true],
  ['Stirred, poured without ice into a chilled glass.', false],
  ['Shaken hard, no ice in the glass.', false],
  ['1 oz neat, with a slice of orange.', false],
])('“%s”: ice in the glass is %s', (serve, expected) => {
  expect(isIced({ serve })).toBe(expected)
})

test('Only coffee and tea are drawn in a cup, and no iced drink in a mug', () => {
  expect(drawnGlass({ kind: 'mocktail', glass: 'cup', serve: 'Hot.' })).toBe('cup')
  expect(drawnGlass({ kind: 'spirit', glass: 'cup', serve: '1.5 oz neat in a small cup, sipped.' })).toBe(
    'port',
  )
  expect(drawnGlass({ kind: 'spirit', glass: 'cup', serve: 'In a frosted cup over crushed ice.' })).toBe(
    'rocks',
  )
  expect(drawnGlass({ kind: 'spirit', glass: 'mug', serve: 'Built over ice in a copper mug.' })).toBe(
    'highball',
  )
  expect(drawnGlass({ kind: 'spirit', glass: 'mug', serve: 'Hot, in a warmed glass.' })).toBe('mug')
  expect(drawnGlass({ kind: 'spirit', glass: 'glencairn', serve: 'Neat.' })).toBe('glencairn')
})
