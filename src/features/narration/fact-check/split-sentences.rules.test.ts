import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeText, splitSentences } from './split-sentences.rules.ts'

describe('Complete sentences are split off', () => {
  test.each([
    ['One. Two', ['One. '], 'Two'],
    ['One.', [], 'One.'],
    ['One. ', [], 'One. '],
    ['He said “no.” Then', ['He said “no.” '], 'Then'],
    ['Is it? It is', ['Is it? '], 'It is'],
    ['The Montecristo No. 2 is', [], 'The Montecristo No. 2 is'],
    ['Pour 1.5 oz. neat', [], 'Pour 1.5 oz. neat'],
    ['A drink by A. Fuente', [], 'A drink by A. Fuente'],
    ['One\n\nTwo', ['One\n\n'], 'Two'],
    ['One.\n\nTwo. Three', ['One.\n\n', 'Two. '], 'Three'],
  ])('%j', (text, finished, rest) => {
    expect(splitSentences(text)).toEqual({ finished, rest })
  })

  test('and no text is lost or added', () => {
    const anyParts = fc.array(fc.constantFrom('a', 'B', '.', '?', ' ', '\n', 'No', '“', '”', '…'), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(anyParts, parts => {
        const { finished, rest } = splitSentences(parts.join(''))
        expect(finished.join('') + rest).toBe(parts.join(''))
      }),
    )
  })
})

test('Text is normalized to full stops, single spaces and one blank line between paragraphs', () => {
  expect(normalizeText('Pour  it!\r\n\r\n\r\nNow,\u00a0wait !')).toBe('Pour it.\n\nNow, wait .')
})
