import { expect, test } from 'vitest'
import { matchWords } from './match-words.ts'

test.each([
  ['humi', 'My Humidor'],
  ['tast jo', 'Tasting Journal'],
  ['journal tasting', 'Tasting Journal'],
  ['café', 'Cafe at the corner'],
  ['', 'Anything'],
])('%s finds %s', (typed, text) => {
  expect(matchWords(typed, text)).toBe(true)
})

test.each([
  ['midor', 'My Humidor'],
  ['tasting notes', 'Tasting Journal'],
])('%s does not find %s', (typed, text) => {
  expect(matchWords(typed, text)).toBe(false)
})
