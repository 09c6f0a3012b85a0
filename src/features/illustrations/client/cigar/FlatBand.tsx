import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { outlinePaper } from './band-edge.ts'
import { BAND_MEDALLIONS } from './band-medallions.ts'
import { ruleInside } from './band-patterns.ts'
import { BAND_RINGS, type BandRing } from './band-rings.ts'
import { bandFor } from './choose-band.ts'

interface FlatBandProps {
  brand: string
  x: number
  y: number
  /** Half the thickness of the cigar, in pixels. */
  radius: number
}

/** The band of a maker where nothing smaller than a pixel shows: its paper, its border and its medallion. */
export function FlatBand({ brand, x, y, radius }: FlatBandProps) {
  const { palette, ...band } = bandFor(brand)
  const ring: BandRing = BAND_RINGS[band.ring]
  const paper = new PathPen()
  for (const strip of [ring.paper, ...(ring.thinPapers ?? [])]) outlinePaper(paper, strip, 0)
  const medallion = new PathPen()
  const [width, height] = ring.medallion
  BAND_MEDALLIONS[band.medallion].outline(medallion, width * 0.74, height * 0.74)
  return (
    <g transform={`translate(${toTenth(x)} ${y}) scale(${(radius / 100).toFixed(3)})`}>
      <path d={paper.data} fill={palette.paper} />
      <path
        d={ruleInside({ paper: ring.paper, taper: 0 }, 6)}
        fill="none"
        stroke={palette.ink}
        strokeWidth="12"
      />
      <path d={medallion.data} fill={palette.ink} />
    </g>
  )
}
