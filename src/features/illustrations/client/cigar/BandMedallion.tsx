import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { BAND_MEDALLIONS, type BandMedallionShape } from './band-medallions.ts'
import type { Band } from './choose-band.ts'

/** Smaller letters, in pixels, are left out. */
const MIN_LETTER_SIZE = 5
/** Width of a capital of the display type as a share of its size. */
const LETTER_WIDTH = 0.5
const INNER_RIM = 0.84

interface BandMedallionProps {
  band: Band
  size: readonly [width: number, height: number]
  /** Pixels per unit. */
  scale: number
  density: Density
  shade: string
}

export function BandMedallion({ band, size: [width, height], scale, density, shade }: BandMedallionProps) {
  const { palette, monogram } = band
  const shape: BandMedallionShape = BAND_MEDALLIONS[band.medallion]
  const outline = outlineOf(shape, width, height)
  const letterSize = Math.round(
    Math.min(height * 1.12, (2 * width * shape.room) / (Math.max(1.4, monogram.length) * LETTER_WIDTH)),
  )
  return (
    <>
      <path d={outline} fill={palette.field} stroke={palette.highlight} strokeWidth="5" />
      {density === 'full' && (
        <path
          d={outlineOf(shape, width * INNER_RIM, height * INNER_RIM)}
          fill="none"
          stroke={palette.highlight}
          strokeWidth="1.8"
          opacity=".8"
        />
      )}
      {letterSize * scale >= MIN_LETTER_SIZE && (
        <text
          y={Math.round(height * (shape.drop ?? 0) + letterSize * 0.35)}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontWeight="500"
          fontSize={letterSize}
          fill={palette.highlight}
        >
          {monogram}
        </text>
      )}
      <path d={outline} fill={shade} />
    </>
  )
}

function outlineOf(shape: BandMedallionShape, width: number, height: number): string {
  const pen = new PathPen()
  shape.outline(pen, width, height)
  return pen.data
}
