import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import type { CigarShape } from './cigar/cigar-shape.ts'
import { FlatBand } from './cigar/FlatBand.tsx'
import { LEAF_TONES, type WrapperShade } from './cigar/wrapper-shades.ts'

interface FlatCigarProps {
  lengthInches: number
  ringGauge: number
  shape: CigarShape
  shade: WrapperShade
  /** Of a second leaf, wound as a stripe. */
  stripeShade?: WrapperShade | undefined
  brand: string
}

const width = 120
const height = 22
const middle = height / 2
/** Seven inches fill the row. */
const pixelsPerInch = 17
const shortestPixels = 56
const thinnestPixels = 8

/** A cigar for a row of a list, to scale, head to the left: at this size its band is a few flat shapes, its leaf a few lines. */
export function FlatCigar({ lengthInches, ringGauge, shape, shade, stripeShade, brand }: FlatCigarProps) {
  const foot = toTenth(Math.min(width - 4, Math.max(shortestPixels, lengthInches * pixelsPerInch)))
  const half = toTenth(Math.min(height - 2, Math.max(thinnestPixels, (ringGauge / 64) * pixelsPerInch)) / 2)
  const { light, middle: leaf, dark } = LEAF_TONES[shade]
  const band = foot * (shape === 'parejo' || shape === 'lancero' ? 0.22 : 0.36)
  const curve = `q${half} ${toTenth(half * 1.2)} ${toTenth(half * 2.4)} ${half * 2}`
  const veins = [0.42, 0.6, 0.78].map(at => `M${toTenth(foot * at)} ${middle - half}${curve}`)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={outlineOf(shape, foot, half)}
        fill={leaf}
        stroke={light}
        strokeOpacity="0.45"
        strokeWidth="0.6"
      />
      {stripeShade && <path d={stripesOf(shape, foot, half)} fill={LEAF_TONES[stripeShade].middle} />}
      <path
        d={`M${half + 4} ${toTenth(middle - half * 0.5)}H${foot - 3}`}
        stroke={light}
        strokeWidth={toTenth(half * 0.35)}
        opacity="0.35"
      />
      <path
        d={`M${half + 4} ${toTenth(middle + half * 0.62)}H${foot - 3}`}
        stroke={dark}
        strokeWidth={toTenth(half * 0.5)}
        opacity="0.4"
      />
      <path d={veins.join('')} fill="none" stroke={dark} strokeWidth="0.6" opacity="0.6" />
      {shape !== 'perfecto' && (
        <ellipse cx={foot} cy={middle} rx="2.2" ry={half} fill={dark} stroke={light} strokeWidth="0.5" />
      )}
      <FlatBand brand={brand} x={band} y={middle} radius={half} />
    </svg>
  )
}

/** Slanted, along the part of the body that is straight. */
function stripesOf(shape: CigarShape, foot: number, half: number): string {
  const isRound = shape === 'parejo' || shape === 'lancero'
  const end = shape === 'perfecto' ? foot - 16 : foot
  const [width, lean] = [toTenth(half), toTenth(half * 1.6)]
  const stripes: string[] = []
  for (let x = isRound ? half + 3 : 30; x + width + lean <= end; x += half * 2.4)
    stripes.push(`M${toTenth(x)} ${middle - half}h${width}l${lean} ${half * 2}h-${width}z`)
  return stripes.join('')
}

/** Round, pointed or closed at both ends. */
function outlineOf(shape: CigarShape, foot: number, half: number): string {
  const [top, bottom] = [middle - half, middle + half]
  if (shape === 'torpedo' || shape === 'piramide')
    return `M1 ${middle}Q8 ${top} 34 ${top}H${foot}V${bottom}H34Q8 ${bottom} 1 ${middle}z`
  if (shape === 'perfecto') {
    const end = foot - 16
    return `M1 ${middle}Q8 ${top} 30 ${top}H${end}Q${foot - 3} ${top} ${foot} ${middle - 3}v6Q${foot - 3} ${bottom} ${end} ${bottom}H30Q8 ${bottom} 1 ${middle}z`
  }
  return `M${1 + half} ${top}H${foot}V${bottom}H${1 + half}A${half} ${half} 0 0 1 ${1 + half} ${top}z`
}
