import { expect, test } from 'vitest'
import { recognizedText } from './recognized-count.rules.ts'

test.each([
  [0, 3, 'The catalog has none of the cigars; your names are kept.'],
  [1, 1, 'The cigar is in the catalog and gets a drawing; your name is kept.'],
  [1, 3, '1 of the cigars is in the catalog and gets a drawing; your names are kept.'],
  [3, 3, 'All of the cigars are in the catalog and get a drawing; your names are kept.'],
])('%i of %i names that the catalog has', (recognized, added, text) => {
  expect(recognizedText(recognized, added)).toBe(text)
})
