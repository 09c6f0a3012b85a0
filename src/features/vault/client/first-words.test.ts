import { describe, expect, it } from 'vitest'
import { firstWords, paragraphsOf } from './first-words.ts'

const sentence =
  'The oak in the rye picks up where the leaf leaves off, and neither one talks over the other.'

describe('the first words of the notes', () => {
  it('are all of them when there are few', () => {
    expect(firstWords(' Cocoa meets cane.\n\nSlowly. ')).toEqual({
      words: 'Cocoa meets cane. Slowly.',
      hasMore: false,
    })
  })

  it('end with a sentence', () => {
    expect(firstWords(Array(6).fill(sentence).join(' '))).toEqual({
      words: [sentence, sentence, sentence].join(' '),
      hasMore: true,
    })
  })

  it('end with a word when the first sentence is a long one', () => {
    const { words, hasMore } = firstWords(`Yes. ${'leather and cedar, '.repeat(30)}`)
    expect(hasMore).toBe(true)
    expect(words).toMatch(/ (leather|and|cedar)…$/)
    expect(words.length).toBeLessThanOrEqual(301)
  })
})

it('the notes have the paragraphs that they were written in', () => {
  expect(paragraphsOf('One.\nStill one.\n\n  Two.\n \n\nThree.\n')).toEqual([
    'One.\nStill one.',
    'Two.',
    'Three.',
  ])
})
