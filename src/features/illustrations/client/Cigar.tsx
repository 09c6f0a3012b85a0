import { memo, useId } from 'react'
import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { seedOf } from '#platform/client/ui/drawings/line/seeded-random.ts'
import { CigarAsh } from './cigar/CigarAsh.tsx'
import { CigarBand, CigarFootBand } from './cigar/CigarBand.tsx'
import { CigarFoot } from './cigar/CigarFoot.tsx'
import { CigarLeaf } from './cigar/CigarLeaf.tsx'
import { CigarPaint } from './cigar/CigarPaint.tsx'
import { bandFor } from './cigar/choose-band.ts'
import { type CigarSize, frameCigar } from './cigar/cigar-frame.ts'
import { outlineCigar } from './cigar/cigar-outline.ts'
import { placeFootBand, placeMainBand } from './cigar/place-band.ts'
import { LEAF_TONES, type WrapperShade } from './cigar/wrapper-shades.ts'

/** At smaller scales full hatching would blur. */
const LIGHT_BELOW_PIXELS_PER_INCH = 40

export interface CigarProps extends CigarSize {
  shade: WrapperShade
  /** Of a second leaf, wound as a stripe. */
  stripeShade?: WrapperShade | undefined
  /** The maker, whose band it wears; none without one. */
  brand?: string | undefined
  lit?: boolean
  density?: Density
  title?: string
}

/** A cigar at true scale, head to the left. */
export const Cigar = memo(function Cigar(props: CigarProps) {
  const { shade, stripeShade, brand, lit = false, title } = props
  const band = brand === undefined ? null : bandFor(brand)
  const drawingId = useId()
  const frame = frameCigar(props)
  const tones = LEAF_TONES[shade]
  const density = props.pixelsPerInch < LIGHT_BELOW_PIXELS_PER_INCH ? 'light' : (props.density ?? 'full')
  const seed = seedOf(`${props.lengthInches} ${props.ringGauge} ${props.shape} ${shade} ${brand}`)
  const shared = { frame, density, drawingId }
  return (
    <Drawing
      widthPixels={toTenth(frame.width)}
      heightPixels={toTenth(frame.height)}
      overflow="visible"
      title={title}
    >
      <CigarPaint
        outline={outlineCigar(frame)}
        tones={tones}
        stripeTones={stripeShade && LEAF_TONES[stripeShade]}
        isLit={lit}
        hasBand={band !== null}
        drawingId={drawingId}
      />
      <CigarLeaf {...shared} tones={tones} hasStripe={stripeShade !== undefined} seed={seed} />
      {lit ? (
        <CigarAsh frame={frame} seed={seed} drawingId={drawingId} />
      ) : (
        <CigarFoot frame={frame} fill={tones.dark} fillOpacity={0.55} line={tones.light} />
      )}
      {band && <CigarBand {...shared} place={placeMainBand(frame)} band={band} />}
      {/* A foot band comes off before the cigar is lit. */}
      {band?.hasFootBand && !lit && (
        <CigarFootBand place={placeFootBand(frame)} band={band} drawingId={drawingId} />
      )}
    </Drawing>
  )
})
