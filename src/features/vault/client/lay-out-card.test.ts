import { describe, expect, it } from 'vitest'
import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { GLASS_PROFILES } from '#features/illustrations/client/glass/glass-types.ts'
import type { Lettering } from '#platform/lettering.contract.ts'
import { layOutTitle, titleLineHeight } from './lay-out-card.ts'
import { firstSentence, layOutSentence } from './lay-out-sentence.ts'
import { placeGlass } from './place-glass.ts'

const width = 1072
/** A font without Korean and Chinese letters. */
const lettering: Lettering = {
  widthOf: text => [...text].reduce((sum, letter) => sum + (letter === 'W' ? 0.52 : 0.35), 0),
  drawable: text => (/[^\u0020-\u2026]/.test(text) ? undefined : text),
}
const widthOfText = (text: string, size: number) => lettering.widthOf(text, 'display 300') * size
const pairOf = (cigar_name: string, pairing_name: string, notes = 'Good.') => ({
  cigar_name,
  pairing_name,
  pairing_type: 'spirit' as const,
  notes,
  drawing: null,
  score: null,
})
const linesOf = (cigar: string, drink: string) =>
  layOutTitle(pairOf(cigar, drink), width, lettering).lines.map(({ words }) => words)

describe('the title of a card', () => {
  it('is large for a short pair and smaller for a long one, with an ampersand before the drink', () => {
    const short = layOutTitle(pairOf('Oliva Serie V', 'Zacapa XO'), width, lettering)
    expect(short.lines).toEqual([
      { words: 'Oliva Serie V', hasAmpersand: false },
      { words: 'Zacapa XO', hasAmpersand: true },
    ])
    const long = layOutTitle(
      pairOf('Perdomo Reserve 10th Anniversary Box Pressed Champagne', 'Rye'),
      width,
      lettering,
    )
    expect(long.size).toBeLessThan(short.size)
    expect(long.lines.filter(line => line.hasAmpersand)).toHaveLength(1)
  })

  it('never overflows the card', () => {
    for (const name of ['W'.repeat(300), 'word '.repeat(60).trim(), 'x', 'Padrón '.repeat(7).trim()])
      for (const drinkName of ['W'.repeat(300), 'Rye', 'Ardbeg '.repeat(12).trim()]) {
        const { lines, size } = layOutTitle(pairOf(name, drinkName), width, lettering)
        expect(lines.length * size * titleLineHeight).toBeLessThanOrEqual(236)
        for (const { words } of lines) expect(widthOfText(words, size), words).toBeLessThanOrEqual(width)
      }
    expect(linesOf('W'.repeat(300), 'Rye')[0]).toMatch(/^W+…$/)
  })

  it('falls back to a generic name if the font lacks its letters', () => {
    expect(linesOf('한국 시가', '梅酒')).toEqual(['A cigar', 'A drink'])
  })
})

describe('the sentence of a card', () => {
  it('is the first sentence of the notes', () => {
    expect(firstSentence('Cocoa meets cane. Sip slowly.')).toBe('Cocoa meets cane.')
    expect(firstSentence('\n\nA line\nof two.\n\nAnother paragraph.')).toBe('A line of two.')
    expect(firstSentence('The No. 2 Wants a rum. So it gets one.')).toBe('The No. 2 Wants a rum.')
    expect(firstSentence('no end')).toBe('no end')
  })

  it('keeps its distance from the glass, even a wide one', () => {
    for (const glass of Object.keys(GLASS_PROFILES) as (keyof typeof GLASS_PROFILES)[]) {
      const drawing = {
        cigar: {},
        drink: { glass, kind: 'spirit', serve: 'Neat.' },
      } as unknown as PairDrawing
      const { x, lines, sizePixels } = layOutSentence(
        { ...pairOf('a', 'b', `${'Sip slowly '.repeat(9)}.`), drawing },
        lettering,
      )
      expect(x - placeGlass(drawing.drink).right, glass).toBeGreaterThanOrEqual(60)
      for (const line of lines) expect(x + widthOfText(line, sizePixels), line).toBeLessThanOrEqual(1136)
    }
  })

  it('is cut with an ellipsis if it is too long, and omitted if the font lacks its letters', () => {
    const { lines } = layOutSentence(pairOf('a', 'b', 'very '.repeat(2000)), lettering)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(layOutSentence(pairOf('a', 'b', '字'), lettering).lines).toEqual([])
  })
})
