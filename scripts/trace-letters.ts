// A maintainer's tool: traces the letters of the product's two fonts into outlines, for pictures that the server draws. There
// no font can be relied on. Chromium prints the letters into a PDF, which holds their outlines as they are in the font.
// Its result, src/platform/client/ui/theme/fonts/letters.txt, is committed. npx tsx scripts/trace-letters.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'

const fonts = resolve(import.meta.dirname, '../src/platform/client/ui/theme/fonts')
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
const plain = range(0x21, 0x7e)
const all = [...plain, ...range(0xa1, 0xac), ...range(0xae, 0x17f), ...'–—‘’‚“”„…·•×€№™']
/** The wider weight is for two letters on a band and the product name. */
const cuts = [
  { file: 'imbue', name: 'display', weight: 300, letters: all },
  { file: 'imbue', name: 'display', weight: 500, letters: plain },
  { file: 'hanken', name: 'text', weight: 400, letters: all },
  { file: 'hanken', name: 'text', weight: 560, letters: plain },
]
/** Fonts have a letter of their own for these; here each stays by itself. */
const joined = /^f[fijl]$/
/** Outlines and widths are written in thousandths of the em. */
const em = 1000

interface Letter {
  letter: string
  advance: number
  path: string
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
try {
  const lines: string[] = []
  for (const { file, name, weight, letters } of cuts) {
    await openSheet(page, file, weight, letters)
    const pdf = await page.pdf({ width: '1000px', height: '1000px', printBackground: true })
    const traced = readLetters(pdf.toString('latin1'), letters, file)
    const known = traced.map(({ letter }) => letter).filter(letter => plain.includes(letter))
    const { space, kerns } = await measure(page, weight, known)
    lines.push(`font ${name} ${weight} ${space}`)
    for (const { letter, advance, path } of traced) lines.push(`${letter} ${advance} ${path}`)
    for (const { first, pairs } of kerns) lines.push(`kern ${first} ${pairs}`)
    console.log(`${file} ${weight}: ${traced.length} letters, ${kerns.length} with kerning`)
  }
  writeFileSync(`${fonts}/letters.txt`, `${lines.join('\n')}\n`)
} finally {
  await browser.close()
}

/** Each letter in an element of its own, so that none joins another. */
async function openSheet(page: Page, file: string, weight: number, letters: readonly string[]) {
  const font = readFileSync(`${fonts}/${file}.woff2`).toString('base64')
  await page.setContent(`<style>
    @font-face { font-family: Cut; src: url(data:font/woff2;base64,${font}); font-weight: 300 600 }
    body { margin: 0 } i { position: absolute; font: ${weight} 500px/1 Cut }</style><body></body>`)
  await page.evaluate(async each => {
    for (const letter of each)
      document.body.append(Object.assign(document.createElement('i'), { textContent: letter }))
    await document.fonts.ready
  }, letters)
}

/** The letters in the order of the sheet; what Chromium took from another font is left out. */
function readLetters(pdf: string, letters: readonly string[], family: string): Letter[] {
  const objects = new Map<string, string>()
  for (const [, id, body] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id!, body!)
  const pageObject = [...objects.values()].find(body => body.includes('/Type /Page\n'))!
  const reference = (body: string, key: string) =>
    objects.get(body.match(new RegExp(`/${key} (\\d+) 0 R`))![1]!)!
  const shown = [
    ...streamOf(reference(pageObject, 'Contents')).matchAll(/\/(F\d+) [\d.]+ Tf[^<]*<(\w+)> Tj/g),
  ]
  if (shown.length !== letters.length)
    throw new Error(`${shown.length} letters of ${letters.length} were printed`)
  return shown.flatMap(([, fontName, code], at) => {
    const font = reference(pageObject, fontName!)
    if (!font.includes('/Type3') || !reference(font, 'FontDescriptor').toLowerCase().includes(family))
      return []
    const glyph = nameOf(font, Number.parseInt(code!, 16))
    const unit = Number(font.match(/FontMatrix \[([\d.]+)/)![1]) * em
    return [{ letter: letters[at]!, ...readOutline(streamOf(reference(font, glyph)), unit) }]
  })
}

function nameOf(font: string, code: number): string {
  const [first, ...names] = font.match(/\/Differences \[([^\]]*)\]/)![1]!.split(' ')
  return names[code - Number(first)]!.slice(1)
}

function streamOf(body: string): string {
  const bytes = Buffer.from(body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('endstream')), 'latin1')
  return body.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
}

/** PDF knows cubic curves only; those of the fonts are quadratic, so each is written as the one it was made from. */
function readOutline(stream: string, unit: number): Omit<Letter, 'letter'> {
  const pen = { x: 0, y: 0 }
  const go = (command: string, ...points: number[]) => {
    const steps = points.map((value, at) => Math.round(value * unit) - (at % 2 ? pen.y : pen.x))
    pen.x += steps.at(-2)!
    pen.y += steps.at(-1)!
    return command + steps.join(' ').replaceAll(' -', '-')
  }
  let advance = 0
  let path = ''
  let at = [0, 0]
  for (const line of stream.split('\n')) {
    const numbers = line.split(' ').slice(0, -1).map(Number)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (line.endsWith(' d1')) advance = Math.round(a * unit)
    if (line.endsWith(' m')) path += `${path && 'z'}${go('m', a, b)}`
    if (line.endsWith(' l')) path += go('l', a, b)
    // A rectangle, such as a dash or the dot of an i.
    if (line.endsWith(' re'))
      path += `${path && 'z'}${go('m', a, b)}${go('l', a + c, b)}${go('l', a + c, b + d)}${go('l', a, b + d)}`
    if (line.endsWith(' c'))
      path += go('q', (3 * (a + c) - at[0]! - e) / 4, (3 * (b + d) - at[1]! - f) / 4, e, f)
    if (/ [mlc]$/.test(line)) at = numbers.slice(-2)
  }
  return { advance, path: `${path}z` }
}

/** How wide a blank is, and how much nearer or farther two letters stand side by side, such as `V-60`. */
async function measure(page: Page, weight: number, letters: readonly string[]) {
  const pairs = letters.flatMap(first => letters.map(second => first + second))
  const texts = [' ', ...letters, ...pairs]
  const widths = await page.evaluate(
    ({ font, texts }) => {
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = font
      pen.textRendering = 'geometricPrecision'
      return texts.map(text => pen.measureText(text).width)
    },
    { font: `${weight} ${em}px Cut`, texts },
  )
  const width = new Map(texts.map((text, at) => [text, widths[at]!]))
  const kernOf = ([first = '', second = '']: string) =>
    Math.round(width.get(first + second)! - width.get(first)! - width.get(second)!)
  const kerns = letters.map(first => ({
    first,
    pairs: letters
      .map(second => ({ second, kern: kernOf(first + second) }))
      .filter(({ second, kern }) => kern !== 0 && !joined.test(first + second))
      .map(({ second, kern }) => second + kern)
      .join(' '),
  }))
  return { space: Math.round(width.get(' ')!), kerns: kerns.filter(({ pairs }) => pairs) }
}
