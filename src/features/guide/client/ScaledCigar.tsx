import type { Shade } from '#features/catalogue/catalogue.contract.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { bandFor, bandLetter } from '#features/illustrations/client/cigar/band-palettes.ts'
import { frameCigar } from '#features/illustrations/client/cigar/cigar-frame.ts'
import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import type { DrawnVitola } from '../guide.contract.ts'
import css from './ScaledCigar.module.css'

interface ScaledCigarProps {
  vitola: DrawnVitola
  shade: Shade
  brand: string
  /** Width of the container in inches. */
  inches: number
  density?: Density
}

/** Internal scale; the page sizes the drawing. */
const pixelsPerInch = 60

/**
 * Drawn as a percentage of the container's width, the one measure that needs neither a style attribute nor a script.
 * Hidden from screen readers, because the name stands beside it.
 */
export function ScaledCigar({ vitola, shade, brand, inches, density = 'light' }: ScaledCigarProps) {
  const { lengthInches, ringGauge, shape } = vitola
  const drawing = { lengthInches, ringGauge, shape, pixelsPerInch }
  const { headX, width, height } = frameCigar(drawing)
  const visibleWidth = width - headX
  return (
    <svg
      className={css.cigar}
      width={`${((visibleWidth / pixelsPerInch / inches) * 100).toFixed(2)}%`}
      viewBox={`${headX.toFixed(1)} 0 ${visibleWidth.toFixed(1)} ${height.toFixed(1)}`}
      overflow="visible"
      aria-hidden="true"
    >
      <Cigar {...drawing} shade={shade} density={density} band={bandFor(brand)} letter={bandLetter(brand)} />
    </svg>
  )
}
