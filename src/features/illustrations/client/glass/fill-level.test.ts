import { expect, test } from 'vitest'
import { fillLevel, fillProfile } from './fill-level.ts'
import { isPorcelain } from './glass-size.ts'
import { GLASS_PROFILES, GLASS_TYPES } from './glass-types.ts'

const turned = GLASS_TYPES.filter(type => !isPorcelain(type))

test('a measure of whiskey stands low in a tumbler, and higher on ice', () => {
  const neat = fillLevel(GLASS_PROFILES.rocks, 1.5, false)
  expect(neat).toBeGreaterThan(0.7)
  expect(fillLevel(GLASS_PROFILES.rocks, 1.5, true)).toBeLessThan(neat)
})

test('the narrower the glass, the higher the same measure stands', () => {
  const depth = (type: 'glencairn' | 'rocks') =>
    (GLASS_PROFILES[type].liquidBottom - fillLevel(GLASS_PROFILES[type], 2, false)) *
    GLASS_PROFILES[type].height
  expect(depth('glencairn')).toBeGreaterThan(depth('rocks'))
})

test('a highball of 10 ounces over ice is as full as is usual', () => {
  expect(fillLevel(GLASS_PROFILES.highball, 10, true)).toBe(GLASS_PROFILES.highball.liquidTop)
})

test.each(turned)(
  'more of a drink never stands lower in a %s, and always between floor and usual level',
  type => {
    if (isPorcelain(type)) return
    const profile = GLASS_PROFILES[type]
    const levels = [undefined, 20, 12, 8, 5, 3, 2, 1, 0.5].map(ounces => fillLevel(profile, ounces, false))
    expect(levels).toEqual([...levels].sort((one, other) => one - other))
    expect(levels[0]).toBe(profile.liquidTop)
    expect(levels.at(-1)).toBeLessThan(profile.liquidBottom)
  },
)

test('foam lies on a sour, and a beer keeps its own head', () => {
  expect(fillProfile('coupe', { ounces: undefined, ice: false, topping: 'foam' }).foam).toBeGreaterThan(0)
  expect(fillProfile('pint', { ounces: 12, ice: false, topping: undefined }).foam).toBe(0.125)
  expect(fillProfile('coupe', { ounces: undefined, ice: false, topping: undefined }).foam).toBe(undefined)
})
