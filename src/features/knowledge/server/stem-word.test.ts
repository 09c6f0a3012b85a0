import { expect, test } from 'vitest'
import { stemWord } from './stem-word.ts'

test.each([
  ['cuts cutting cut', 'cut'],
  ['cigar cigars', 'cigar'],
  ['lights lighted lighting lighter', 'light'],
  ['berry berries', 'berry'],
  ['plug plugs plugged plugging', 'plug'],
  ['store stored storing', 'stor'],
  ['slow slowly slower', 'slow'],
])('%s have one stem', (words, stem) => {
  expect(words.split(' ').map(stemWord)).toEqual(words.split(' ').map(() => stem))
})

test.each(['gas', 'rh', 'glass', 'focus', 'axis', '62%', '5x50'])('%s stays as it is', word => {
  expect(stemWord(word)).toBe(word)
})
