import { expect, test } from 'vitest'
import { contrastRatio } from '#platform/client/ui/theme/palette.ts'
import { deepTone, drinkOpacity } from './drink-color.ts'

test.each(['#D2841F', '#7A1630', '#E8EEF0', '#3A1F10'])('the deep tone of %s is darker', color => {
  expect(contrastRatio(deepTone(color), '#000000')).toBeLessThan(contrastRatio(color, '#000000'))
})

test('water is transparent and whiskey is opaque', () => {
  expect(drinkOpacity('#E8EEF0')).toBeLessThan(0.4)
  expect(drinkOpacity('#CC7D1C')).toBe(1)
})
