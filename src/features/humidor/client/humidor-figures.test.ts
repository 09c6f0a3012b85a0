import { expect, test } from 'vitest'
import type { HumidorItem } from '../humidor.contract.ts'
import { ageWords, capacityOf, countCigars, totalPrice } from './humidor-figures.ts'

const item = (quantity: number, price: number | null) => ({ quantity, price }) as HumidorItem

test('Cigars are counted one by one, and valued where a price is known', () => {
  expect(countCigars([item(3, null), item(12, 10)])).toBe(15)
  expect(totalPrice([item(3, null), item(12, 10.5)])).toBe(126)
  expect(totalPrice([item(3, null)])).toBeNull()
})

test('A capacity is known if that of each humidor is', () => {
  const humidor = (capacity: number | null) => ({ id: '', name: '', version: 1, capacity })
  expect(capacityOf([humidor(50), humidor(150)])).toBe(200)
  expect(capacityOf([humidor(50), humidor(null)])).toBeNull()
  expect(capacityOf([])).toBeNull()
})

test('An age is given in days, months or years', () => {
  expect([0, 1, 59, 60, 426, 1_096].map(ageWords)).toEqual([
    '0 days',
    '1 day',
    '59 days',
    '2 months',
    '14 months',
    '3 years',
  ])
})
