import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { Cigar } from './Cigar.tsx'
import { type CigarSize, frameCigar } from './cigar/cigar-frame.ts'
import type { WrapperShade } from './cigar/wrapper-shades.ts'
import css from './ScaledCigar.module.css'

interface ScaledCigarProps {
  size: Omit<CigarSize, 'pixelsPerInch'>
  shade: WrapperShade
  stripeShade?: WrapperShade | undefined
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
export function ScaledCigar({
  size,
  shade,
  stripeShade,
  brand,
  inches,
  density = 'light',
}: ScaledCigarProps) {
  const { lengthInches, ringGauge, shape } = size
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
      <Cigar {...drawing} {...{ shade, stripeShade, density, brand }} />
    </svg>
  )
}
