import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceLines, breakLines } from './break-lines.ts'

/** Control characters have no width. */
const widthOf = (text: string) => 11 * text.replace(/\p{Cc}/gu, '').length
const column = { widthPixels: 284, widthOf }
const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(widthOf))

test.each([
  'Extraordinarily-good combination-of-flavors',
  'https://lounge.example/a/very/long/address https://lounge.example/another/very/long/address',
  'Unbelievably-aromatic-and-long-lasting-indeed Cigar-and-whiskey-combination-of-the-year',
  '\u0001 \u0001',
  '',
])('balancing terminates for %s', words => {
  expect(balanceLines(words, column).join(' ')).toBe(words)
})

test('balanced lines have the same text and count as plain lines, and none is wider', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'W', 'é', '-', 'i', '字'),
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.integer({ min: 1, max: 1200 }),
      (words, widthPixels) => {
        const narrowColumn = { ...column, widthPixels }
        const [plain, balanced] = [
          breakLines(words.join(' '), narrowColumn),
          balanceLines(words.join(' '), narrowColumn),
        ]
        expect(balanced).toHaveLength(plain.length)
        expect(balanced.join(' ')).toBe(words.join(' '))
        expect(widest(balanced)).toBeLessThanOrEqual(widest(plain) + 0.01)
      },
    ),
  )
})
