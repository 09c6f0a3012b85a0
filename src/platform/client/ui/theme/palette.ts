/** Which tokens may lie on which, and how much contrast (WCAG 2.x) each pair needs. */
export interface ColourPair {
  foreground: string
  ground: string
  minimum: number
}

const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3', 'surface-4']

/** Read as text. */
const WORDS = ['text', 'text-2', 'text-3', 'gold-text', 'ok', 'warn', 'danger', 'info']
/** Seen as a line, a mark or the edge of a control. */
const GRAPHICS = ['gold-graphic', 'line-control', 'focus']

const TEXT_MINIMUM = 4.5
const GRAPHIC_MINIMUM = 3

export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...everyPair(WORDS, SURFACES, TEXT_MINIMUM),
  ...everyPair(GRAPHICS, SURFACES, GRAPHIC_MINIMUM),
  ...everyPair(['on-gold'], ['gold', 'gold-hover', 'gold-press'], TEXT_MINIMUM),
  ...everyPair(['text', 'text-2', 'gold-text'], ['gold-tint'], TEXT_MINIMUM),
  // Toasts are inverted: the page's ground is their ink.
  { foreground: 'bg', ground: 'text', minimum: TEXT_MINIMUM },
]

function everyPair(foregrounds: string[], grounds: string[], minimum: number): ColourPair[] {
  return foregrounds.flatMap(foreground => grounds.map(ground => ({ foreground, ground, minimum })))
}

/** Contrast of two colours (#RRGGBB), from 1 to 21, by the WCAG 2.x formula. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
