import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { outlinePaper } from './cigar/band-edge.ts'
import { traceOrnament } from './cigar/band-patterns.ts'
import { BAND_RINGS } from './cigar/band-rings.ts'
import { frameCigar } from './cigar/cigar-frame.ts'
import { outlineCigar } from './cigar/cigar-outline.ts'
import { traceCap } from './cigar/leaf-lines.ts'
import { placeMainBand } from './cigar/place-band.ts'

/** At smaller scales the finer lines would blur. */
const LIGHT_BELOW_PIXELS_PER_INCH = 40

interface UnsizedCigarProps {
  pixelsPerInch: number
  title?: string
}

/** Drawn for a cigar whose size is not known. */
export const unsizedCigar = { lengthInches: 6, ringGauge: 52, shape: 'parejo' } as const

/** A cigar of which only the name is known: its band, on a dashed outline of a common size. */
export function UnsizedCigar({ pixelsPerInch, title }: UnsizedCigarProps) {
  const frame = frameCigar({ ...unsizedCigar, pixelsPerInch })
  const density = pixelsPerInch < LIGHT_BELOW_PIXELS_PER_INCH ? 'light' : 'full'
  const { x, y, scale, taper } = placeMainBand(frame)
  const paper = new PathPen()
  outlinePaper(paper, BAND_RINGS.straight.paper, taper)
  const ornament = traceOrnament('guilloche', { paper: BAND_RINGS.straight.paper, taper, density })
  return (
    <Drawing widthPixels={toTenth(frame.width)} heightPixels={toTenth(frame.height)} title={title}>
      <g fill="none" stroke="var(--etch)">
        <path d={outlineCigar(frame)} strokeWidth="1.2" strokeDasharray="5 4" />
        <path d={traceCap(frame)} opacity=".8" />
      </g>
      <g
        transform={`translate(${toTenth(x)} ${toTenth(y)}) scale(${scale.toFixed(3)})`}
        stroke="var(--gold-graphic)"
      >
        <path d={paper.data} fill="var(--surface-2)" strokeWidth="4" />
        {density === 'full' && ornament && <path d={ornament.data} fill="none" strokeWidth="2.5" />}
      </g>
    </Drawing>
  )
}
