/** Tokens that may be used together, with the contrast (WCAG 2.x) that each pair needs. */
export interface ColorPair {
  foreground: string
  background: string
  minimum: number
}

const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3', 'surface-4']

const TEXT_COLORS = ['text', 'text-2', 'text-3', 'gold-text', 'ok', 'warn', 'danger', 'info']
/** Lines, marks and edges of controls. */
const GRAPHIC_COLORS = ['gold-graphic', 'line-control', 'focus']

const TEXT_MINIMUM = 4.5
const GRAPHIC_MINIMUM = 3

export const COLOR_PAIRS: readonly ColorPair[] = [
  ...everyPair(TEXT_COLORS, SURFACES, TEXT_MINIMUM),
  ...everyPair(GRAPHIC_COLORS, SURFACES, GRAPHIC_MINIMUM),
  ...everyPair(['on-gold'], ['gold', 'gold-hover', 'gold-press'], TEXT_MINIMUM),
  ...everyPair(['text', 'text-2', 'gold-text'], ['gold-tint'], TEXT_MINIMUM),
  // Toasts are inverted: the page background is their text color.
  { foreground: 'bg', background: 'text', minimum: TEXT_MINIMUM },
]

function everyPair(foregrounds: string[], backgrounds: string[], minimum: number): ColorPair[] {
  return foregrounds.flatMap(foreground =>
    backgrounds.map(background => ({ foreground, background, minimum })),
  )
}

/** Contrast of two colors (#RRGGBB), from 1 to 21, by the WCAG 2.x formula. */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
