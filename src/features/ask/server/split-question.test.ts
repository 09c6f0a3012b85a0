import { expect, test } from 'vitest'
import { splitQuestion } from './split-question.ts'

test.each([
  [
    'Why does my cigar tunnel, and is it ok to take the band off before lighting?',
    ['Why does my cigar tunnel', 'is it ok to take the band off before lighting?'],
  ],
  [
    'what does box pressed mean and does it change the burn?',
    ['what does box pressed mean', 'does it change the burn?'],
  ],
  ['How do I cut it? How do I light it?', ['How do I cut it', 'How do I light it?']],
])('%s is two questions', (question, parts) => {
  expect(splitQuestion(question)).toEqual(parts)
})

test.each([
  'What goes with a Padrón and a coffee?',
  'salt and how?',
  'My cigar went out twice and I relit it, why?',
  'I have a humidor and packs in it.',
  'what does ring gauge mean and why should I care?',
  'The dial says 80 and the packs 69. Which one do I believe and what should I do?',
])('%s is one', question => {
  expect(splitQuestion(question)).toEqual([question])
})
