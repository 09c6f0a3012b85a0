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
  /** Smoking time. Ten to fifteen minutes an inch, by ring (domain.md 3.3); a robusto of 5 × 50 comes to about 55. */
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

/** The size that was typed, else the vitola that was named, else the line's first. */
function vitolaMeant(cigar: Cigar, size: CigarSize | undefined, words: readonly string[]): Vitola {
  const usual = cigar.vitolas[0]!
  if (size) {
    const known = cigar.vitolas.find(
      vitola =>
        vitola.ringGauge === size.ringGauge && Math.abs(vitola.lengthInches - size.lengthInches) < 0.2,
    )
    return known ?? { name: '', shape: usual.shape, ...size }
  }
  const named = cigar.vitolas.find(vitola =>
    vitola.name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some(word => word.length > 3 && words.includes(word)),
  )
  return named ?? usual
}

export function minutesOf({ lengthInches, ringGauge }: CigarSize): number {
  const minutesAnInch = Math.min(15, Math.max(7, 7 + (ringGauge - 38) * 0.35))
  return Math.round((lengthInches * minutesAnInch) / 5) * 5
}

export function drawingOf({ vitola, shade }: Pick<CigarProfile, 'vitola' | 'shade'>): CigarDrawing {
  const { lengthInches, ringGauge, shape } = vitola
  return { lengthInches, ringGauge, shape, shade }
}
