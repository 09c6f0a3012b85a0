import { seedOf } from '#platform/client/ui/drawings/line/seeded-random.ts'

export const BAND_NAMES = ['gold', 'oxblood', 'ivory', 'olive', 'ink', 'smoke', 'teal', 'plum'] as const
export type BandName = (typeof BAND_NAMES)[number]

export interface BandPalette {
  paper: string
  ink: string
  highlight: string
}

export const BAND_PALETTES: Record<BandName, BandPalette> = {
  gold: { paper: '#15100A', ink: '#F5B321', highlight: '#FFDE92' },
  oxblood: { paper: '#5A1717', ink: '#E9BE6A', highlight: '#F7DFA7' },
  ivory: { paper: '#F1E7D2', ink: '#8A5A12', highlight: '#5B3A0A' },
  olive: { paper: '#2E3A22', ink: '#D9B65C', highlight: '#F0D999' },
  ink: { paper: '#16233A', ink: '#D9B15A', highlight: '#F3DC9F' },
  smoke: { paper: '#2B2825', ink: '#C9BFB1', highlight: '#EDE4D6' },
  teal: { paper: '#12393A', ink: '#D8B968', highlight: '#F2E0AE' },
  plum: { paper: '#3A1A33', ink: '#DDB06A', highlight: '#F6DDB0' },
}

/** Always the same band for the same maker, and never a copy of a real band. */
export function bandFor(brand: string): BandName {
  const name = brand.trim().toLowerCase()
  return BAND_NAMES[seedOf(name) % BAND_NAMES.length] ?? 'gold'
}

export function bandLetter(brand: string): string {
  return (brand.trim()[0] ?? '').toUpperCase()
}
