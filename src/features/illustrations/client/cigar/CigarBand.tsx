import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { BandMedallion } from './BandMedallion.tsx'
import { type BandPaper, outlinePaper } from './band-edge.ts'
import { ruleInside, traceOrnament } from './band-patterns.ts'
import { BAND_RINGS, type BandRing, FOOT_PAPER } from './band-rings.ts'
import type { Band } from './choose-band.ts'
import type { PlacedBand } from './place-band.ts'

interface CigarBandProps {
  place: PlacedBand
  band: Band
  density: Density
  drawingId: string
}

/** The paper ring with its border, its ornament and the medallion of the maker. */
export function CigarBand({ place, band, density, drawingId }: CigarBandProps) {
  const { palette } = band
  const ring: BandRing = BAND_RINGS[band.ring]
  const papers = [ring.paper, ...(ring.thinPapers ?? [])]
  const shade = `url(#${drawingId}shade)`
  const outline = outlineOf(papers, place.taper)
  const ornament = traceOrnament(band.pattern, { paper: ring.paper, taper: place.taper, density })
  return (
    <g transform={transformTo(place)}>
      <path d={outline} fill={palette.paper} />
      <g fill="none" stroke={palette.ink}>
        <path d={ruleInside({ paper: ring.paper, taper: place.taper }, 7)} strokeWidth="7" />
        {ring.thinPapers && <path d={outlineOf(ring.thinPapers, place.taper)} strokeWidth="4" />}
        {ornament && (
          <path
            d={ornament.data}
            strokeWidth={ornament.width}
            strokeLinecap={ornament.isRound ? 'round' : undefined}
          />
        )}
      </g>
      <path d={outline} fill={shade} />
      <BandMedallion band={band} size={ring.medallion} scale={place.scale} density={density} shade={shade} />
    </g>
  )
}

/** A plain ring in the colors of the maker. */
export function CigarFootBand({ place, band: { palette }, drawingId }: Omit<CigarBandProps, 'density'>) {
  const outline = outlineOf([FOOT_PAPER], place.taper)
  return (
    <g transform={transformTo(place)}>
      <path d={outline} fill={palette.paper} />
      <path
        d={ruleInside({ paper: FOOT_PAPER, taper: place.taper }, 8)}
        fill="none"
        stroke={palette.ink}
        strokeWidth="7"
      />
      <path d={outline} fill={`url(#${drawingId}shade)`} />
    </g>
  )
}

function outlineOf(papers: readonly BandPaper[], taper: number): string {
  const pen = new PathPen()
  for (const paper of papers) outlinePaper(pen, paper, taper)
  return pen.data
}

function transformTo({ x, y, scale }: PlacedBand): string {
  return `translate(${toTenth(x)} ${toTenth(y)}) scale(${scale.toFixed(3)})`
}
