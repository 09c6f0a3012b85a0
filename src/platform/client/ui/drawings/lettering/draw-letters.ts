import { setLine } from './set-text.ts'

/** The dark theme's tokens as a picture needs them, where no style sheet is at hand. `draw-letters.test.ts` compares. */
export const pictureInks: Readonly<Record<string, string>> = {
  bg: '#0b0b0b',
  'surface-2': '#191715',
  text: '#f5f0e8',
  'text-2': '#beb5a9',
  'line-control': '#7c7267',
  'line-2': 'rgba(255, 238, 214, 0.14)',
  'gold-text': '#f5b321',
  'gold-graphic': '#f5b321',
  etch: '#ede4d6',
}

const em = 1000
const weights: Readonly<Record<string, readonly number[]>> = { display: [300, 500], text: [400, 560] }

/** A drawing made for a page, as a picture of its own: with the inks in place, and every text as outlines. */
export function asPicture(svg: string): string {
  return svg
    .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_text, attributes: string, words: string) =>
      drawWords(readAttributes(attributes), unescaped(words)),
    )
    .replace(/<[^>]*>/g, tag => tag.replace(/var\(--([\w-]+)\)/g, (_token, name: string) => inkOf(name)))
}

function drawWords(said: ReadonlyMap<string, string>, words: string): string {
  const number = (name: string) => Number.parseFloat(said.get(name) ?? '0')
  const size = number('font-size')
  const font = said.get('font-family') === 'var(--font-display)' ? 'display' : 'text'
  const cut = `${font} ${nearest(weights[font]!, number('font-weight') || 400)}`
  const { letters, width } = setLine(words, cut, (number('letter-spacing') * em) / size)
  const scale = size / em
  const x = number('x') - (said.get('text-anchor') === 'middle' ? (width * scale) / 2 : 0)
  const y = number('y') + number('dy') * size
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`
  const path = letters.map(letter => `M${Math.round(letter.x)} 0${letter.path}`).join('')
  return `<path d="${path}" transform="${place}" fill="${said.get('fill') ?? '#000'}"/>`
}

function readAttributes(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function nearest(known: readonly number[], wanted: number): number {
  return known.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescaped(words: string): string {
  return words.replace(/&(amp|lt|gt|quot|#x27);/g, (_sign, name: string) => signs[name]!)
}

function inkOf(name: string): string {
  const ink = pictureInks[name]
  if (!ink) throw new Error(`A picture has no ink called ${name}`)
  return ink
}
