import type { Cigar, Vitola } from '#features/catalogue/catalogue.contract.ts'
import { type CigarProfile, minutesOf, mostUsual } from './profile.rules.ts'

/**
 * The maker is known but not the line: the usual one of that maker, which is the middle one by body of those under the
 * wrapper they use most, in the size nearest to a robusto.
 * @param line what is said of the line: that it is unlisted, or nothing where only the maker was named
 */
export function inferFromBrand(
  brand: string,
  cigars: readonly Cigar[],
  line: '' | 'unlisted line' = 'unlisted line',
): CigarProfile | undefined {
  const own = cigars.filter(cigar => cigar.brand === brand)
  const usual = mostFrequent(
    mostFrequent(own, ({ wrapperClass }) => wrapperClass),
    ({ wrapper }) => wrapper,
  ).sort((a, b) => a.body - b.body || (a.id < b.id ? -1 : 1))
  const typical = usual[Math.floor(usual.length / 2)]
  if (!typical) return undefined
  const { country, wrapper, wrapperClass, shade, strength, body, notes } = typical
  const vitola = withPlainName(mostUsual(own.flatMap(({ vitolas }) => vitolas)))
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
    vitola,
    minutes: minutesOf(vitola),
    isInferred: true,
  }
}

/** Those that share what most of them share; of equals the first. */
function mostFrequent(cigars: readonly Cigar[], of: (cigar: Cigar) => string): Cigar[] {
  const counts = new Map<string, number>()
  for (const cigar of cigars) counts.set(of(cigar), (counts.get(of(cigar)) ?? 0) + 1)
  const most = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])[0]
  return cigars.filter(cigar => of(cigar) === most)
}

const plainNames = new Set(['Robusto', 'Toro', 'Corona', 'Churchill', 'Belicoso', 'Torpedo'])

/** One line's fancy name for a size says nothing of the maker's other lines. */
function withPlainName(vitola: Vitola): Vitola {
  return plainNames.has(vitola.name) ? vitola : { ...vitola, name: '' }
}
