import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { monogramOf } from './band-monogram.ts'
import { BAND_PALETTES } from './band-palettes.ts'
import { type Band, bandFor } from './choose-band.ts'
import { LEAF_TONES, WRAPPER_SHADES } from './wrapper-shades.ts'

const makers = readFileSync('data/brands.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => row.split(',')[0] ?? '')

const frameOf = ({ ring, pattern, medallion }: Band) => `${ring}, ${pattern}, ${medallion}`
const colorsOf = ({ palette }: Band) => palette.paper
const looksOf = (band: Band) => `${frameOf(band)}, ${colorsOf(band)}`

function countAlike(names: readonly string[], look: (band: Band) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) {
    const key = look(bandFor(name))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

test('a maker always has the same band', () => {
  expect(bandFor('Auburn')).toEqual(bandFor('Auburn'))
  expect(looksOf(bandFor(' auburn '))).toBe(looksOf(bandFor('Auburn')))
})

test('of all makers of the catalog at most 2 have the same frame in the same colors, and each color has its share', () => {
  expect(makers.length).toBeGreaterThan(390)
  expect(Math.max(...countAlike(makers, looksOf).values())).toBeLessThanOrEqual(2)
  const byColor = countAlike(makers, colorsOf)
  expect(byColor.size).toBe(BAND_PALETTES.length)
  expect(Math.max(...byColor.values())).toBeLessThanOrEqual(20)
  expect(countAlike(makers, frameOf).size).toBeGreaterThan(240)
})

test('makers beside each other in the alphabet differ: 4 pairs at most have the same colors, on another ring', () => {
  const pairs = makers.slice(1).map((maker, index) => [bandFor(makers[index] ?? ''), bandFor(maker)] as const)
  const inSameColors = pairs.filter(([one, other]) => colorsOf(one) === colorsOf(other))
  expect(inSameColors.length).toBeLessThanOrEqual(4)
  expect(inSameColors.filter(([one, other]) => one.ring === other.ring)).toEqual([])
  expect(pairs.filter(([one, other]) => frameOf(one) === frameOf(other)).length).toBeLessThanOrEqual(1)
})

test.each([
  ['Padrón', 'P'],
  ['Arturo Fuente', 'AF'],
  ['Joya de Nicaragua', 'JN'],
  ['La Palina', 'P'],
  ['The Wise Man', 'WM'],
  ['Montecristo (Cuba)', 'M'],
  ['A.J. Fernandez', 'JF'],
  ['Hammer + Sickle', 'HS'],
  ['5 Vegas', '5V'],
  ['Búho', 'B'],
  ['', ''],
])('%s has the monogram %s', (maker, monogram) => {
  expect(monogramOf(maker)).toBe(monogram)
})

test.each(BAND_PALETTES.map(palette => [palette.paper, palette] as const))(
  'a band of %s is legible, and stands out from every wrapper',
  (_, { paper, ink, field, highlight }) => {
    expect(contrast(ink, paper)).toBeGreaterThan(3)
    expect(contrast(highlight, field)).toBeGreaterThan(4.5)
    for (const shade of WRAPPER_SHADES) {
      const leaf = LEAF_TONES[shade].middle
      expect(Math.max(contrast(paper, leaf), contrast(ink, leaf))).toBeGreaterThan(2)
    }
  },
)

/** As in WCAG 2. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
