import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { type BandGeometry, guillocheBand, outlineBand, ruleBand } from './band-lines.ts'
import type { BandPalette } from './band-palettes.ts'

/** Narrower than this, in pixels, the guilloche would be a gray blur. */
const MIN_GUILLOCHE_WIDTH = 10

interface CigarBandProps {
  band: BandGeometry
  palette: BandPalette
  density: Density
  /** For the medallion; a foot band has none. */
  letter?: string | undefined
  drawingId: string
}

/** The paper ring: interlaced waves between two rules, and a medallion. */
export function CigarBand({ band, palette, density, letter, drawingId }: CigarBandProps) {
  const paper = outlineBand(band)
  const clipId = `${drawingId}${letter === undefined ? 'foot-band' : 'band'}`
  return (
    <>
      <clipPath id={clipId}>
        <path d={paper} />
      </clipPath>
      <path d={paper} fill={palette.paper} />
      <g clipPath={`url(#${clipId})`} fill="none" stroke={palette.ink}>
        {band.width > MIN_GUILLOCHE_WIDTH && (
          <path
            d={guillocheBand(band, density)}
            strokeWidth={Math.max(0.4, band.width * 0.012).toFixed(2)}
            opacity=".85"
          />
        )}
        <path d={ruleBand(band, 0.05)} strokeWidth={toTenth(Math.max(0.7, band.width * 0.075))} />
        {density === 'full' && <path d={ruleBand(band, 0.15)} strokeWidth=".6" />}
      </g>
      {letter !== undefined && <Medallion band={band} palette={palette} letter={letter} />}
      <path d={paper} fill={`url(#${drawingId}shade)`} />
    </>
  )
}

/** Smaller letters, in pixels, are left out. */
const MIN_LETTER_SIZE = 5

interface MedallionProps {
  band: BandGeometry
  palette: BandPalette
  letter: string
}

function Medallion({ band, palette, letter }: MedallionProps) {
  const letterSize = band.radius * (letter.length > 1 ? 0.5 : 0.66)
  const center = { x: toTenth(band.centerX), y: toTenth(band.centerY) }
  return (
    <>
      <ellipse
        cx={center.x}
        cy={center.y}
        rx={toTenth(band.width * 0.3)}
        ry={toTenth(band.radius * 0.62)}
        fill={palette.paper}
        stroke={palette.highlight}
        strokeWidth={Math.max(0.7, band.width * 0.026).toFixed(2)}
      />
      {letterSize >= MIN_LETTER_SIZE && (
        <text
          {...center}
          dy=".35em"
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontWeight="500"
          fontSize={toTenth(letterSize)}
          fill={palette.highlight}
        >
          {letter}
        </text>
      )}
    </>
  )
}
