import type {
  Cigar,
  CigarDrawing,
  Degree,
  Shade,
  Vitola,
  WrapperClass,
} from '#features/catalogue/catalogue.contract.ts'
import { drawVitola } from '#features/catalogue/cigar-drawing.rules.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { readTypedSize } from './typed-size.rules.ts'

/** The cigar as the engine sees it, from the catalogue or inferred from words. */
export interface CigarProfile {
  brand: string
  line: string
  id: string | undefined
  country: string
  wrapper: string
  /** Of the row in the catalogue; undefined for a cigar that is only inferred, empty where it is not known. */
  binder?: string
  filler?: string
  wrapperClass: WrapperClass
  shade: Shade
  stripeShade?: Shade | undefined
  strength: Degree
  body: Degree
  notes: readonly string[]
  /** No description of the cigar was read: the notes are typical of its wrapper. */
  areNotesTypical: boolean
  vitola: Vitola
  /** Five minutes an inch for a slim cigar to fifteen for a thick one (docs/domain.md 3.3); a robusto of 5 × 50 comes to about 55. */
  minutes: number
  isInferred: boolean
  /** Whether a visitor told wrapper or strength of a cigar of which only the name is known. */
  isTold?: boolean
  /** Of a cigar that is wished for: `something short and strong`. */
  wishedLength?: 'short' | 'long' | undefined
  /** Whether wrapper and size of an inferred cigar were typed; otherwise they are guesses. */
  isWrapperTyped?: boolean
  isSizeTyped?: boolean
  /**
   * A size that was typed and that the line's row lacks (`Corona Viva`), or empty for a line without sizes: then `vitola`
   * is not the one in hand, and neither size nor minutes are told.
   */
  unlistedSize?: string | undefined
  make: Cigar['make']
  /** Undefined where it is not known. */
  price: Cigar['price']
  status?: Cigar['status']
  /** Of the row in the catalogue; undefined for a cigar that is only inferred. */
  confidence: Cigar['confidence'] | undefined
  /** Leading notes of each third, where a published review tells them apart. */
  thirds: Cigar['thirds']
}

export function profileOf(cigar: Cigar, size: CigarSize | undefined, words: readonly string[]): CigarProfile {
  const { vitola, unlistedSize } = selectVitola(cigar, size, words)
  return {
    brand: cigar.brand,
    line: cigar.line,
    id: cigar.id,
    country: cigar.country,
    wrapper: cigar.wrapper,
    binder: cigar.binder,
    filler: cigar.filler,
    wrapperClass: cigar.wrapperClass,
    shade: cigar.shade,
    stripeShade: cigar.stripeShade,
    strength: cigar.strength,
    body: cigar.body,
    notes: cigar.notes,
    areNotesTypical: cigar.areNotesTypical,
    vitola,
    minutes: minutesOf(vitola),
    isInferred: false,
    unlistedSize,
    make: cigar.make,
    price: cigar.price,
    status: cigar.status,
    confidence: cigar.confidence,
    thirds: cigar.thirds,
  }
}

export interface CigarSize {
  lengthInches: number
  ringGauge: number
}

interface SelectedSize {
  vitola: Vitola
  unlistedSize: string | undefined
}

/**
 * The vitola that was named, that has the typed size, or both; otherwise the default one. A size of another name is told
 * by its name, never as another vitola.
 */
function selectVitola(cigar: Cigar, size: CigarSize | undefined, words: readonly string[]): SelectedSize {
  const { vitolas } = cigar
  const fallback = defaultVitola(vitolas)
  const { named, unlisted } = readTypedSize(cigar, words)
  if (!size) {
    const isUnknown = named.length === 0 && (unlisted !== undefined || vitolas.length === 0)
    return { vitola: named[0] ?? fallback, unlistedSize: isUnknown ? (unlisted ?? '') : undefined }
  }
  const fitting = vitolas.filter(vitola => fits(vitola, size))
  const vitola = fitting.find(each => named.includes(each)) ?? fitting[0]
  const typed: Vitola = { name: '', shape: (named[0] ?? fallback).shape, ...size }
  return { vitola: vitola ?? typed, unlistedSize: undefined }
}

const typicalVitola: Vitola = { name: '', lengthInches: 5.5, ringGauge: 50, shape: 'parejo' }

/** Nearest to a robusto or toro; without sizes a typical one. */
export function defaultVitola(vitolas: readonly Vitola[]): Vitola {
  const distance = ({ lengthInches, ringGauge }: Vitola) =>
    Math.abs(lengthInches - 5.5) + Math.abs(ringGauge - 50) / 6
  return vitolas.reduce(
    (best, vitola) => (distance(vitola) < distance(best) ? vitola : best),
    vitolas[0] ?? typicalVitola,
  )
}

/** Makers round lengths differently, but not ring gauges. */
function fits(vitola: Vitola, { lengthInches, ringGauge }: CigarSize): boolean {
  return vitola.ringGauge === ringGauge && Math.abs(vitola.lengthInches - lengthInches) < 0.2
}

export function drawingOf(profile: Pick<CigarProfile, 'vitola' | 'shade' | 'stripeShade'>): CigarDrawing {
  return drawVitola(profile, profile.vitola)
}
