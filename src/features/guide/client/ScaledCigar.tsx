import type { Shade } from '#features/catalogue/catalogue.contract.ts'
import { Cigar } from '#platform/client/ui/drawings/Cigar.tsx'
import { bandFor, bandLetter } from '#platform/client/ui/drawings/cigar/band-palettes.ts'
import { frameCigar } from '#platform/client/ui/drawings/cigar/cigar-frame.ts'
import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import type { DrawnVitola } from '../guide.contract.ts'
import css from './ScaledCigar.module.css'

interface ScaledCigarProps {
  vitola: DrawnVitola
  shade: Shade
  brand: string
  /** Inches from edge to edge of where it lies. */
  inches: number
  density?: Density
}

/** What it is drawn at; the page then shows it as large as there is room. */
const pixelsPerInch = 60

/**
 * Beside its name in words: a cigar as long as its share of a ruler, however wide that ruler is on the screen. Its length is a width in per
 * cent, the one measure that needs neither a style attribute nor a script.
 */
export function ScaledCigar({ vitola, shade, brand, inches, density = 'light' }: ScaledCigarProps) {
  const { lengthInches, ringGauge, shape } = vitola
  const drawing = { lengthInches, ringGauge, shape, pixelsPerInch }
  const { headX, width, height } = frameCigar(drawing)
  const drawn = width - headX
  return (
    <svg
      className={css.cigar}
      width={`${((drawn / pixelsPerInch / inches) * 100).toFixed(2)}%`}
      viewBox={`${headX.toFixed(1)} 0 ${drawn.toFixed(1)} ${height.toFixed(1)}`}
      overflow="visible"
      aria-hidden="true"
    >
      <Cigar {...drawing} shade={shade} density={density} band={bandFor(brand)} letter={bandLetter(brand)} />
    </svg>
  )
}
