import { setLine } from './set-text.ts'

/** The dark theme's tokens, for pictures without a style sheet. `draw-letters.test.ts` compares them with tokens.css. */
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

/** Turns an SVG made for a page into a standalone picture: tokens become colors, text becomes outlines. */
export function toStandaloneSvg(svg: string): string {
  return svg
    .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_text, attributes: string, words: string) =>
      drawWords(readAttributes(attributes), unescapeEntities(words)),
    )
    .replace(/<[^>]*>/g, tag => tag.replace(/var\(--([\w-]+)\)/g, (_token, name: string) => inkOf(name)))
}

function drawWords(attributes: ReadonlyMap<string, string>, words: string): string {
  const number = (name: string) => Number.parseFloat(attributes.get(name) ?? '0')
  const size = number('font-size')
  const font = attributes.get('font-family') === 'var(--font-display)' ? 'display' : 'text'
  const cut = `${font} ${nearest(weights[font]!, number('font-weight') || 400)}`
  const { letters, width } = setLine(words, cut, (number('letter-spacing') * em) / size)
  const scale = size / em
  const x = number('x') - (attributes.get('text-anchor') === 'middle' ? (width * scale) / 2 : 0)
  const y = number('y') + number('dy') * size
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`
  const path = letters.map(letter => `M${Math.round(letter.x)} 0${letter.path}`).join('')
  return `<path d="${path}" transform="${transform}" fill="${attributes.get('fill') ?? '#000'}"/>`
}

function readAttributes(markup: string): Map<string, string> {
  return new Map(
    [...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function nearest(options: readonly number[], target: number): number {
  return options.reduce((best, option) =>
    Math.abs(option - target) < Math.abs(best - target) ? option : best,
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescapeEntities(words: string): string {
  return words.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => entities[name]!)
}

function inkOf(name: string): string {
  const ink = pictureInks[name]
  if (!ink) throw new Error(`A picture has no ink called ${name}`)
  return ink
}
