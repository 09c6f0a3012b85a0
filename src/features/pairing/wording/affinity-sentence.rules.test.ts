import { describe, expect, test } from 'vitest'
import { inventedPair } from '#test/invented-pair.ts'
import { keyPicker } from '#test/key-picker.ts'
import { assumedFlavors, composeAffinity } from './affinity-sentence.rules.ts'

function suits(phrase: string, ...properties: Parameters<typeof inventedPair>): boolean {
  const picker = keyPicker()
  composeAffinity(inventedPair(...properties), picker)
  return picker.picked[0]!.suits!(phrase)
}

test('The sentence is of the drink’s family and of the group of the wrapper', () => {
  const pair = inventedPair({ wrapperClass: 'broadleaf' }, { family: 'port' })
  expect(composeAffinity(pair, keyPicker())).toBe('(affinity port dark)')
})

describe('A sentence is used only if it is true of the pair', () => {
  test.each([
    ['All that pepper', 'black-pepper'],
    ['Its leather', 'leather'],
    ['An earthy leaf', 'mushroom'],
    ['So creamy a smoke', 'custard'],
    ['The spice in it', 'ginger'],
    ['Full of baking spice', 'nutmeg'],
  ])('“%s” needs a note like %s', (phrase, note) => {
    expect(suits(phrase, { notes: ['oak', note] }, {})).toBe(true)
    expect(suits(phrase, { notes: ['oak'] }, {})).toBe(false)
  })

  test('“Baking spice” is not met by pepper, and two flavors need two notes', () => {
    expect(suits('Full of baking spice', { notes: ['black-pepper'] }, {})).toBe(false)
    expect(suits('Pepper and leather', { notes: ['leather'] }, {})).toBe(false)
    expect(suits('Pepper and leather', { notes: ['leather', 'red-pepper'] }, {})).toBe(true)
  })

  test('“Mild” is for cigars up to medium', () => {
    expect([2, 3, 4].map(body => suits('A mild leaf', { body: body as 2 | 3 | 4 }, {}))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('“Soda” needs bubbles', () => {
    for (const phrase of ['A soda', 'All that fizz', 'The bubbles']) {
      expect(suits(phrase, {}, { bubbles: 0 })).toBe(false)
      expect(suits(phrase, {}, { bubbles: 1 })).toBe(true)
    }
  })

  test('A sentence that assumes nothing suits every cigar', () => {
    expect(assumedFlavors('They belong together.')).toEqual([])
    expect(suits('They belong together.', { notes: [], body: 5 }, {})).toBe(true)
  })
})
