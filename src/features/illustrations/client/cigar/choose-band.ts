import { seedOf } from '#platform/client/ui/drawings/line/seeded-random.ts'
import { BAND_MEDALLIONS, type BandMedallionName } from './band-medallions.ts'
import { monogramOf } from './band-monogram.ts'
import { BAND_PALETTES, type BandPalette } from './band-palettes.ts'
import { BAND_PATTERNS, type BandPatternName } from './band-patterns.ts'
import { BAND_RINGS, type BandRingName } from './band-rings.ts'

export interface Band {
  palette: BandPalette
  ring: BandRingName
  pattern: BandPatternName
  medallion: BandMedallionName
  monogram: string
  /** A second, plain ring near the foot. */
  hasFootBand: boolean
}

const rings = Object.keys(BAND_RINGS) as BandRingName[]
const patterns = Object.keys(BAND_PATTERNS) as BandPatternName[]
const medallions = Object.keys(BAND_MEDALLIONS) as BandMedallionName[]
/** Hashed with a name: of those tried, with these the makers of the catalog differ most from their neighbors in the alphabet. */
const salts = { palette: 17413, ring: 174, pattern: 10, medallion: 1563 }
const footBandIn = 6

/** Always the same band for the same maker, composed by chance from its name and never a copy of a real band. */
export function bandFor(brand: string): Band {
  const name = brand.trim().toLowerCase()
  const pick = <Choice>(part: keyof typeof salts, choices: readonly Choice[]): Choice => {
    const choice = choices[seedOf(`${part} ${salts[part]} ${name}`) % choices.length]
    if (choice === undefined) throw new RangeError(`No ${part} to choose from`)
    return choice
  }
  return {
    palette: pick('palette', BAND_PALETTES),
    ring: pick('ring', rings),
    pattern: pick('pattern', patterns),
    medallion: pick('medallion', medallions),
    monogram: monogramOf(brand),
    hasFootBand: seedOf(`foot ${name}`) % footBandIn === 0,
  }
}
