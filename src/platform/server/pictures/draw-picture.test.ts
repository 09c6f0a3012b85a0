import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { lettering } from './lettering.ts'

const pictureOf = (content: string) =>
  drawPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#000"/>${content}</svg>`,
  )
/** The columns in which something light is drawn. */
async function inkOf(png: Buffer): Promise<{ left: number; width: number }> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const columns = Array.from({ length: info.width }, (_, x) => x).filter(x =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels]!).some(
      shade => shade > 60,
    ),
  )
  return { left: columns[0] ?? 0, width: columns.length ? columns.at(-1)! - columns[0]! + 1 : 0 }
}
const text = (words: string, family: string, weight: number) =>
  `<text x="10" y="70" fill="#fff" font-family="${family}" font-weight="${weight}" font-size="50">${words}</text>`

describe('A picture', () => {
  it('is a PNG with text in the fonts of the product', async () => {
    const widths = await Promise.all(
      (
        [
          ['Imbue Thin', 300],
          ['Imbue Thin', 500],
          ['Hanken Grotesk', 400],
          ['Arial', 400],
        ] as const
      ).map(async ([family, weight]) => (await inkOf(await pictureOf(text('Padrón', family, weight)))).width),
    )
    const [light, medium, textWidth, unknown] = widths
    expect(light).toBeGreaterThan(80)
    expect(medium).toBeGreaterThan(light!)
    expect(textWidth).toBeGreaterThan(medium!)
    expect([light, medium, textWidth], 'no font of the machine').toContain(unknown)
  })
})

describe('The width of a text', () => {
  it('is the width in which it is drawn, with kerning', async () => {
    const drawn = await inkOf(await pictureOf(text('|Padrón 1926|', 'Imbue Thin', 300)))
    const bars = await inkOf(await pictureOf(text('||', 'Imbue Thin', 300)))
    const width = lettering.widthOf('Padrón 1926', 'display 300') * 50
    expect(Math.abs(drawn.width - bars.width - width)).toBeLessThanOrEqual(2)
    const { widthOf } = lettering
    expect(widthOf('AV', 'text 400')).toBeLessThan(widthOf('A', 'text 400') + widthOf('V', 'text 400'))
  })

  it('includes blanks', () => {
    expect(lettering.widthOf('& ', 'display 300')).toBeGreaterThan(lettering.widthOf('&', 'display 300'))
    expect(lettering.widthOf('', 'text 400')).toBe(0)
  })
})

describe('A text that can be drawn', () => {
  it.each([
    ['Padrón & <Añejo>', 'Padrón & <Añejo>'],
    [']]>', ']]>'],
    ['Ậ', 'A'],
    ['one\u2003two\nthree', 'one two three'],
    ['e\u0301', 'é'],
  ])('%j is %j', (words, drawable) => {
    expect(lettering.drawable(words, 'text 400')).toBe(drawable)
  })

  it.each(['한국', 'bell\u0007', 'half \ud83d', '🔥'])('%j is not, for the font lacks a letter', words => {
    expect(lettering.drawable(words, 'text 400')).toBeUndefined()
  })
})
