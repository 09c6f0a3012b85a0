import type { Cigar, Vitola } from '#features/catalogue/catalogue.contract.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { type CigarProfile, defaultVitola } from './profile.rules.ts'

/**
 * A default cigar for a maker whose line is unknown: median body among the lines with the maker's most frequent wrapper,
 * in the size nearest to a robusto.
 * @param line empty if only the maker was typed
 */
export function inferDefaultCigar(
  brand: string,
  cigars: readonly Cigar[],
  line: '' | 'unlisted line' = 'unlisted line',
): CigarProfile | undefined {
  const lines = cigars.filter(cigar => cigar.brand === brand)
  const sorted = mostFrequent(
    mostFrequent(lines, ({ wrapperClass }) => wrapperClass),
    ({ wrapper }) => wrapper,
  ).sort((a, b) => a.body - b.body || (a.id < b.id ? -1 : 1))
  const typical = sorted[Math.floor(sorted.length / 2)]
  if (!typical) return undefined
  const { country, wrapper, wrapperClass, shade, strength, body } = typical
  const notes = frequentNotes(lines) ?? typical.notes
  const vitola = withCommonName(defaultVitola(lines.flatMap(({ vitolas }) => vitolas)))
  return {
    brand,
    line,
    id: undefined,
    country,
    wrapper,
    wrapperClass,
    shade,
    strength,
    body,
    notes,
    areNotesTypical: true,
    vitola,
    minutes: minutesOf(vitola),
    isInferred: true,
    make: typical.make,
    price: typical.price,
    confidence: undefined,
    thirds: undefined,
  }
}

const maxFrequentNotes = 4

/** What most lines of a maker taste of; undefined if no description of one was read. */
export function frequentNotes(cigars: readonly Cigar[]): readonly string[] | undefined {
  const described = cigars.filter(({ areNotesTypical }) => !areNotesTypical)
  if (described.length === 0) return undefined
  const weights = new Map<string, number>()
  for (const { notes } of described)
    for (const [place, note] of notes.entries()) weights.set(note, (weights.get(note) ?? 0) + 1 / (place + 1))
  return [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxFrequentNotes)
    .map(([note]) => note)
}

/** Ties: the value that comes first. */
function mostFrequent(cigars: readonly Cigar[], keyOf: (cigar: Cigar) => string): Cigar[] {
  const counts = new Map<string, number>()
  for (const cigar of cigars) counts.set(keyOf(cigar), (counts.get(keyOf(cigar)) ?? 0) + 1)
  const value = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])[0]
  return cigars.filter(cigar => keyOf(cigar) === value)
}

const commonSizeNames = new Set(['Robusto', 'Toro', 'Corona', 'Churchill', 'Belicoso', 'Torpedo'])

/** Drops the size name that only one line uses. */
function withCommonName(vitola: Vitola): Vitola {
  return commonSizeNames.has(vitola.name) ? vitola : { ...vitola, name: '' }
}
