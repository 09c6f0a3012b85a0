import { describe, expect, it } from 'vitest'
import { excerptOf, paragraphsOf } from './notes-excerpt.ts'

const sentence =
  'The oak in the rye picks up where the leaf leaves off, and neither one talks over the other.'

describe('the excerpt of the notes', () => {
  it('is the whole text if it is short', () => {
    expect(excerptOf(' Cocoa meets cane.\n\nSlowly. ')).toEqual({
      words: 'Cocoa meets cane. Slowly.',
      hasMore: false,
    })
  })

  it('ends with a whole sentence', () => {
    expect(excerptOf(Array(6).fill(sentence).join(' '))).toEqual({
      words: [sentence, sentence, sentence].join(' '),
      hasMore: true,
    })
  })

  it('ends with a sentence only if that leaves 120 characters', () => {
    const startingWith = (length: number) => `${'a'.repeat(length - 1)}. ${'leather and cedar, '.repeat(30)}`
    expect(excerptOf(startingWith(120)).words).toHaveLength(120)
    expect(excerptOf(startingWith(119)).words).toMatch(/ (leather|and|cedar)…$/)
  })

  it('ends with a whole word if a sentence would be too short or too long', () => {
    const { words, hasMore } = excerptOf(`Yes. ${'leather and cedar, '.repeat(30)}`)
    expect(hasMore).toBe(true)
    expect(words).toMatch(/ (leather|and|cedar)…$/)
    expect(words.length).toBeLessThanOrEqual(301)
  })
})

it('notes are split into paragraphs at blank lines', () => {
  expect(paragraphsOf('One.\nStill one.\n\n  Two.\n \n\nThree.\n')).toEqual([
    'One.\nStill one.',
    'Two.',
    'Three.',
  ])
})
