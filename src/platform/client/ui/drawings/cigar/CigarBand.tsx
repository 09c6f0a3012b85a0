import type { Density } from '../line/density.ts'
import { toTenth } from '../line/round.ts'
import { type BandPlace, guillocheBand, outlineBand, ruleBand } from './band-lines.ts'
import type { BandPalette } from './band-palettes.ts'

/** Below this width in pixels the waves of a band would only be a grey smear. */
const GUILLOCHE_FROM_WIDTH = 10

interface CigarBandProps {
  place: BandPlace
  palette: BandPalette
  density: Density
  /** The letter of the medallion; a foot band has none. */
  letter?: string | undefined
  drawingId: string
}

/** The paper ring: interlaced waves between two rules, and a medallion. */
export function CigarBand({ place, palette, density, letter, drawingId }: CigarBandProps) {
  const paper = outlineBand(place)
  const clipId = `${drawingId}${letter === undefined ? 'foot-band' : 'band'}`
  return (
    <>
      <clipPath id={clipId}>
        <path d={paper} />
      </clipPath>
      <path d={paper} fill={palette.paper} />
      <g clipPath={`url(#${clipId})`} fill="none" stroke={palette.ink}>
        {place.width > GUILLOCHE_FROM_WIDTH && (
          <path
            d={guillocheBand(place, density)}
            strokeWidth={Math.max(0.4, place.width * 0.012).toFixed(2)}
            opacity=".85"
          />
        )}
        <path d={ruleBand(place, 0.05)} strokeWidth={toTenth(Math.max(0.7, place.width * 0.075))} />
        {density === 'full' && <path d={ruleBand(place, 0.15)} strokeWidth=".6" />}
      </g>
      {letter !== undefined && <Medallion place={place} palette={palette} letter={letter} />}
      <path d={paper} fill={`url(#${drawingId}shade)`} />
    </>
  )
}

/** Letters smaller than this many pixels are left out. */
const SMALLEST_LETTER = 5

interface MedallionProps {
  place: BandPlace
  palette: BandPalette
  letter: string
}

function Medallion({ place, palette, letter }: MedallionProps) {
  const letterSize = place.radius * (letter.length > 1 ? 0.5 : 0.66)
  const centre = { x: toTenth(place.centreX), y: toTenth(place.centreY) }
  return (
    <>
      <ellipse
        cx={centre.x}
        cy={centre.y}
        rx={toTenth(place.width * 0.3)}
        ry={toTenth(place.radius * 0.62)}
        fill={palette.paper}
        stroke={palette.highlight}
        strokeWidth={Math.max(0.7, place.width * 0.026).toFixed(2)}
      />
      {letterSize >= SMALLEST_LETTER && (
        <text
          {...centre}
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
