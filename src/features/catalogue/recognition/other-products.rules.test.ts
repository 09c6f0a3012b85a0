import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'

const { recognize } = catalogue

test.each([
  'Dunhill cigarettes',
  'Davidoff perfume',
  'padron peppers',
  'Bolivar fruit juice',
  'Winchester rifle',
  'Al Capone movie',
  'monte carlo casino',
  'Xikar cutter',
  'Zino wine',
])('“%s” is another product: neither a line nor a maker', typed => {
  const { isRecognized, brand } = recognize(typed, 1)
  expect([isRecognized, brand]).toEqual([false, undefined])
})

test.each([
  'what fits a Padron 1964 at the hotel, a cigar from the box',
  'Kristoff Pistoff',
  'Caldwell Lost & Found',
])('“%s” is a cigar nevertheless', typed => {
  expect(recognize(typed, 1).brand ?? recognize(typed, 1).matches[0]?.cigar.brand).toBeDefined()
  expect(recognize(typed, 1).isRecognized).toBe(true)
})
