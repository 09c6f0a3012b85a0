import { expect, test } from 'vitest'
import { drawnGlass, garnishOf, isIced, ouncesOf, toppingOf } from './serving.rules.ts'

test.each([
  ['2 oz neat, or over one large cube of ice.', true],
  ['2 oz on the rocks.', true],
  ['2 oz over one large cube.', true],
  ['2 oz over a couple of cubes.', true],
  ['2 oz neat, or over one large cube.', false],
  ['Built in the flute over a bitters-soaked sugar cube.', false],
  ['Stirred, poured without ice into a chilled glass.', false],
  ['Shaken hard, no ice in the glass.', false],
  ['1 oz neat, with a slice of orange.', false],
])('“%s”: ice in the glass is %s', (serve, expected) => {
  expect(isIced({ serve })).toBe(expected)
})

test('Only coffee and tea are drawn in a porcelain cup, and no iced drink in a mug for hot ones', () => {
  expect(drawnGlass({ kind: 'mocktail', glass: 'cup', serve: 'Hot.' })).toBe('cup')
  expect(drawnGlass({ kind: 'spirit', glass: 'cup', serve: '1.5 oz neat in a small cup, sipped.' })).toBe(
    'copita',
  )
  expect(drawnGlass({ kind: 'spirit', glass: 'cup', serve: '1 oz neat in a small glass.' })).toBe('port')
  expect(drawnGlass({ kind: 'spirit', glass: 'cup', serve: 'In a frosted cup over crushed ice.' })).toBe(
    'rocks',
  )
  expect(drawnGlass({ kind: 'spirit', glass: 'mug', serve: 'Built over ice in a copper mug.' })).toBe(
    'highball',
  )
  expect(drawnGlass({ kind: 'spirit', glass: 'mug', serve: 'Hot, in a warmed glass.' })).toBe('mug')
  expect(drawnGlass({ kind: 'spirit', glass: 'glencairn', serve: 'Neat.' })).toBe('glencairn')
})

test.each([
  ['Built over ice in a copper mug, lime squeezed in.', 'spirit', 'copper-mug', 'lime'],
  ['In a frosted cup over crushed ice, mint at the nose.', 'spirit', 'julep', 'mint'],
  ['Stirred, over one large cube, orange peel on top.', 'spirit', 'rocks', 'orange-peel'],
  ['Stirred, poured without ice into a chilled glass, with three olives.', 'spirit', 'coupe', 'olive'],
  ['Stirred very cold, served up with a lemon twist or olive.', 'spirit', 'coupe', 'olive'],
  ['Shaken, over ice, half the rim salted.', 'spirit', 'rocks', 'salt'],
  ['Stirred cold, served up with a brandied cherry.', 'spirit', 'coupe', 'cherry'],
  ['8 oz, hot, with lemon.', 'mocktail', 'cup', undefined],
  ['2 oz neat.', 'spirit', 'glencairn', undefined],
] as const)('the garnish is read from the serving sentence: %s', (serve, kind, glass, garnish) => {
  expect(garnishOf({ serve, kind, glass })).toBe(garnish)
})

test.each([
  ['cup', '8 oz, hot, steeped four minutes, milk on the side.', 'tea'],
  ['cup', '4 oz, hot, in short infusions.', 'tea'],
  ['cup', '8 oz, hot, with lemon.', 'tea'],
  ['cup', '3 oz at 175 °F, whisked to a foam.', 'cup'],
  ['cup', '1 oz, hot, in a warmed cup.', 'espresso-cup'],
  ['cup', '6 oz, hot, foam a finger deep.', 'cup'],
  ['mug', '12 oz in a frosted mug.', 'beer-mug'],
  ['mug', '12 oz in a mug, little ice.', 'beer-mug'],
  ['mug', '8 oz, hot, in a mug.', 'mug'],
  ['pint', '17 oz in a tall glass at 44 °F, with the yeast swirled in.', 'weizen'],
  ['pint', 'A full pint at 38 °F.', 'pint'],
] as const)('a drink of the kind %s, served “%s”, is drawn as a %s', (glass, serve, drawn) => {
  expect(drawnGlass({ kind: glass === 'pint' ? 'wine' : 'mocktail', glass, serve })).toBe(drawn)
})

test.each([
  ['1.5 oz neat at room temperature.', 1.5],
  ['0.75 oz, hot, in a warmed cup.', 0.75],
  ['A full pint at 42 °F.', undefined],
  ['Shaken with egg white, over ice.', undefined],
])('“%s” is a measure of %s ounces', (serve, ounces) => {
  expect(ouncesOf({ serve })).toBe(ounces)
})

test.each([
  ['Irish Coffee', 'mug', 'Hot, in a warmed glass, cream floated and not stirred.', 'cream'],
  ['Root Beer Float', 'mug', 'In a frosted mug, with spoon and straw.', 'cream'],
  ['Pisco Sour', 'coupe', 'Shaken with egg white, served up, bitters dotted on the foam.', 'foam'],
  ['Espresso Martini', 'coupe', 'Shaken hard until it foams, served up with three beans.', 'foam'],
  ['Flat White', 'cup', '6 oz, hot.', 'foam'],
  ['Kahlúa', 'rocks', '1.5 oz over ice, with cream if wanted.', undefined],
  ['Espresso', 'cup', '1 oz, hot, in a warmed cup.', undefined],
] as const)('%s in a %s, served “%s”, has this on top: %s', (name, glass, serve, topping) => {
  expect(toppingOf({ name, kind: 'mocktail', glass, serve })).toBe(topping)
})

test('a beer in a snifter has a head, a brandy has none', () => {
  expect(toppingOf({ name: 'Duvel', kind: 'wine', glass: 'snifter', serve: '11 oz in a tulip.' })).toBe(
    'foam',
  )
  expect(toppingOf({ name: 'Hennessy XO', kind: 'spirit', glass: 'snifter', serve: '2 oz neat.' })).toBe(
    undefined,
  )
})
