import { expect, it } from 'vitest'
import { readWrapper } from './wrapper-shade.rules.ts'

it.each([
  ['Maduro', 'maduro'],
  ['Connecticut', 'connecticut'],
  ['Ecuadorian Connecticut Shade', 'connecticut'],
  ['Connecticut Broadleaf', 'maduro'],
  ['San Andrés', 'maduro'],
  ['Habano Oscuro', 'oscuro'],
  ['Candela', 'candela'],
  ['Cameroon', 'colorado'],
  ['Brown', 'colorado'],
])('%s is drawn %s', (wrapper, shade) => {
  expect(readWrapper(wrapper)?.shade).toBe(shade)
})

it.each(['', 'secret', 'from my uncle', 'Ecuador'])('%j names no leaf', wrapper => {
  expect(readWrapper(wrapper)).toBeUndefined()
})
