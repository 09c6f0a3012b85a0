import { expect, test } from 'vitest'
import { shownParagraphs } from './shown-paragraphs.ts'

const told = 'Both have caramel.'
const shown = (advice: string) => shownParagraphs(advice, { told, question: 'Which size?' })

test('The sentence beside the score is not repeated', () => {
  expect(shown('A full cigar.\n\nBoth have caramel. Pour two ounces.')).toEqual([
    'A full cigar.',
    'Pour two ounces.',
  ])
  expect(shown('Cocoa leads. Both have caramel. Pour two ounces.')).toEqual(['Cocoa leads. Pour two ounces.'])
  expect(shown('A full cigar.\n\nBoth have caramel.')).toEqual(['A full cigar.'])
})

test('The question has its own place', () => {
  expect(shown('A full cigar.\n\nWhich size? A robusto, or a toro.')).toEqual(['A full cigar.'])
})

test('Without such a sentence, the advice is shown whole', () => {
  const advice = 'A full cigar.\n\nBoth have caramel.'
  expect(shownParagraphs(advice, { told: null, question: undefined })).toEqual(advice.split('\n\n'))
})
