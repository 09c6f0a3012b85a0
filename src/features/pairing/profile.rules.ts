import type {
  Cigar,
  CigarDrawing,
  Degree,
  Shade,
  Vitola,
  WrapperClass,
} from '#features/catalogue/catalogue.contract.ts'

/** What the engine knows of the cigar in the hand, whether the catalogue holds it or words describe it. */
export interface CigarProfile {
  brand: string
  line: string
  id: string | undefined
  country: string
  wrapper: string
  wrapperClass: WrapperClass
  shade: Shade
  strength: Degree
  body: Degree
  notes: readonly string[]
  vitola: Vitola
  /** Smoking time. Ten to fifteen minutes an inch, by ring (docs/domain.md 3.3); a robusto of 5 × 50 comes to about 55. */
  minutes: number
  isInferred: boolean
}

export function profileOf(cigar: Cigar, size: CigarSize | undefined, words: readonly string[]): CigarProfile {
  const vitola = vitolaMeant(cigar, size, words)
  return {
    brand: cigar.brand,
    line: cigar.line,
    id: cigar.id,
    country: cigar.country,
    wrapper: cigar.wrapper,
    wrapperClass: cigar.wrapperClass,
    shade: cigar.shade,
    strength: cigar.strength,
    body: cigar.body,
    notes: cigar.notes,
    vitola,
    minutes: minutesOf(vitola),
    isInferred: false,
  }
}

export interface CigarSize {
  lengthInches: number
  ringGauge: number
}

/** The vitola that was named, the one of the size that was typed, or the one that is both; else the line's first. */
function vitolaMeant({ vitolas }: Cigar, size: CigarSize | undefined, words: readonly string[]): Vitola {
  const usual = mostUsual(vitolas)
  const named = vitolas.filter(vitola => isNamed(vitola, words))
  if (!size) return named[0] ?? usual
  const fitting = vitolas.filter(vitola => fits(vitola, size))
  return (
    fitting.find(vitola => named.includes(vitola)) ??
    fitting[0] ?? { name: '', shape: (named[0] ?? usual).shape, ...size }
  )
}

/** Nobody said a size: the one nearest to a robusto or toro is the likeliest in a hand. */
export function mostUsual(vitolas: readonly Vitola[]): Vitola {
  const oddness = ({ lengthInches, ringGauge }: Vitola) =>
    Math.abs(lengthInches - 5.5) + Math.abs(ringGauge - 50) / 6
  return vitolas.reduce((usual, vitola) => (oddness(vitola) < oddness(usual) ? vitola : usual))
}

function isNamed({ name }: Vitola, words: readonly string[]): boolean {
  const named = name.toLowerCase().split(/[^a-z]+/)
  return named.some(word => word.length > 3 && words.includes(word))
}

/** Makers round lengths differently, ring gauges never. */
function fits(vitola: Vitola, { lengthInches, ringGauge }: CigarSize): boolean {
  return vitola.ringGauge === ringGauge && Math.abs(vitola.lengthInches - lengthInches) < 0.2
}

export function minutesOf({ lengthInches, ringGauge }: CigarSize): number {
  const minutesAnInch = Math.min(15, Math.max(7, 7 + (ringGauge - 38) * 0.35))
  return Math.round((lengthInches * minutesAnInch) / 5) * 5
}

export function drawingOf({ vitola, shade }: Pick<CigarProfile, 'vitola' | 'shade'>): CigarDrawing {
  const { lengthInches, ringGauge, shape } = vitola
  return { lengthInches, ringGauge, shape, shade }
}
