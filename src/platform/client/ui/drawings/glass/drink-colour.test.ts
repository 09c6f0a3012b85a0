import { expect, test } from 'vitest'
import { contrastRatio } from '../../theme/palette.ts'
import { deepTone, drinkOpacity } from './drink-colour.ts'

test.each(['#D2841F', '#7A1630', '#E8EEF0', '#3A1F10'])('the deep tone of %s is darker', colour => {
  expect(contrastRatio(deepTone(colour), '#000000')).toBeLessThan(contrastRatio(colour, '#000000'))
})

test('one sees through water and not through whiskey', () => {
  expect(drinkOpacity('#E8EEF0')).toBeLessThan(0.4)
  expect(drinkOpacity('#CC7D1C')).toBe(1)
})
