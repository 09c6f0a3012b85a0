import { describe, expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

describe('A text is cut', () => {
  test('not at all if it is short enough', () => {
    expect(cutText('  Pour it neat. ', 13)).toEqual(['Pour it neat.'])
  })

  test('after the last whole sentence that fits', () => {
    expect(cutText('Pour it neat. Let it stand. Then light up.', 30)).toEqual([
      'Pour it neat. Let it stand.',
      'Then light up.',
    ])
  })

  test('and no part is a dash alone', () => {
    expect(cutText(`— ${'x'.repeat(30)}`, 20)).toEqual([`— ${'x'.repeat(18)}`, 'x'.repeat(12)])
  })

  test('after a line rather than after a sentence', () => {
    expect(cutText('Pour it neat.\nLet it stand. Then light up.', 30)).toEqual([
      'Pour it neat.',
      'Let it stand. Then light up.',
    ])
  })

  test.each([
    'Dr. Smith smoked it all',
    'The Serie D No. 4 is short',
    'It was 9 p.m. at the bar',
    'It weighs approx. 12 grams',
  ])('not inside of "%s"', text => {
    expect(cutText(`A first one. ${text}. And more.`, 13 + text.length)).toEqual([
      'A first one.',
      `${text}. And more.`,
    ])
  })

  test('after a clause or a word if a sentence is too long, and anywhere if a word is', () => {
    expect(cutText('Light it, then wait a while', 12)).toEqual(['Light it,', 'then wait a', 'while'])
    expect(cutText('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)])
    expect(cutText('🥃'.repeat(4), 5)).toEqual(['🥃🥃', '🥃🥃'])
  })

  test('so that no part is too long and no word is lost', () => {
    const sentence = 'The leaf is dark, and so is the rum; there is no hurry (none at all). “Wait!” Good… '
    const text = sentence.repeat(60)
    for (const max of [7, 50, 500, 4_096]) {
      const parts = cutText(text, max)
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(max)
      expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      expect(parts).not.toContain('')
    }
  })
})
