import { expect, it } from 'vitest'
import { paragraphsOf } from './notes-paragraphs.ts'

it('notes are split into paragraphs at blank lines', () => {
  expect(paragraphsOf('One.\nStill one.\n\n  Two.\n \n\nThree.\n')).toEqual([
    'One.\nStill one.',
    'Two.',
    'Three.',
  ])
})
