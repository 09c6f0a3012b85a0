import { expect, test } from 'vitest'
import { readContrast, stemsOfTerms } from './read-contrast.ts'

test.each([
  [
    'whats the difference between long filler and short filler and does it matter',
    ['long filler', 'short filler'],
  ],
  ['difference of tawny and ruby port', ['tawny', 'ruby port']],
  ['canoeing vs tunneling', ['canoeing', 'tunneling']],
  ['long filler vs short filler how can you tell', ['long filler', 'short filler']],
  ['Jalapa vs Estelí vs Condega. Which is which on the palate?', ['Jalapa', 'Estelí', 'Condega']],
  ['How would you tell Jalapa leaf from Estelí leaf in the mouth?', ['Jalapa leaf', 'Estelí leaf']],
  [
    'What separates San Andrés from Connecticut Broadleaf once both are fermented?',
    ['San Andrés', 'Connecticut Broadleaf'],
  ],
  ['How do Mata Fina and Mata Norte differ?', ['Mata Fina', 'Mata Norte']],
  ['bourbon and rye, how are they different next to a cigar', ['bourbon', 'rye']],
])('%s tells apart %j', (question, terms) => {
  expect(readContrast(question)).toEqual(terms)
})

test.each([
  'How do I cut a torpedo?',
  'what makes the difference?',
  'Where is it from and who made it?',
  'How do beetles and mold get into a humidor?',
  'how to tell a fake from a real one',
  'how do i tell a cigar thats past it from a dry one',
])('%s tells nothing apart', question => {
  expect(readContrast(question)).toEqual([])
})

test('What both have in common tells neither', () => {
  expect(stemsOfTerms(['long leaf', 'short leaf'])).toEqual([
    { own: ['long'], shared: ['leaf'] },
    { own: ['short'], shared: ['leaf'] },
  ])
})

test('Many blanks take no time', () => {
  const start = performance.now()
  readContrast(`a${' '.repeat(998)}b`)
  expect(performance.now() - start).toBeLessThan(100)
})
