import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import type { CigarFrame } from './cigar-frame.ts'
import { outlinePigtail } from './cigar-outline.ts'
import { hatchLeaf, traceCap, traceSeams, traceStripe, traceVeins } from './leaf-lines.ts'
import type { LeafTones } from './wrapper-shades.ts'

interface CigarLeafProps {
  frame: CigarFrame
  tones: LeafTones
  hasStripe: boolean
  density: Density
  seed: number
  drawingId: string
}

/** The rolled leaf. The warm rim keeps an oscuro visible on black. */
export function CigarLeaf({ frame, tones, hasStripe, density, seed, drawingId }: CigarLeafProps) {
  const body = `#${drawingId}body`
  const scale = frame.pixelsPerInch
  return (
    <>
      {frame.pigtail > 0 && (
        <path
          d={outlinePigtail(frame)}
          fill="none"
          stroke={tones.light}
          strokeWidth={(frame.radius * 0.2).toFixed(1)}
          strokeLinecap="round"
        />
      )}
      <defs>
        <path id={`${drawingId}hatch`} d={hatchLeaf(frame, density)} />
        <path id={`${drawingId}veins`} d={traceVeins(frame, density, seed)} />
        <path id={`${drawingId}seams`} d={traceSeams(frame)} />
      </defs>
      <use href={body} fill={`url(#${drawingId}leaf)`} />
      {hasStripe && (
        <path d={traceStripe(frame)} clipPath={`url(#${drawingId}clip)`} fill={`url(#${drawingId}stripe)`} />
      )}
      <g clipPath={`url(#${drawingId}clip)`} fill="none" stroke={tones.dark}>
        <use href={`#${drawingId}hatch`} strokeWidth={atLeast(0.55, scale * 0.011)} opacity=".62" />
        <use href={`#${drawingId}veins`} strokeWidth={atLeast(0.6, scale * 0.012)} opacity=".66" />
        <use href={`#${drawingId}seams`} strokeWidth={atLeast(0.8, scale * 0.018)} opacity=".8" />
        {frame.hasRoundHead && <path d={traceCap(frame)} opacity=".9" />}
        {density === 'full' && <LeafRelief scale={scale} light={tones.light} drawingId={drawingId} />}
      </g>
      <use href={body} fill="none" stroke={`url(#${drawingId}rim)`} />
    </>
  )
}

interface LeafReliefProps {
  scale: number
  light: string
  drawingId: string
}

/** The same lines once more: swelling toward the underside, and lit along the upper edge of veins and seams. */
function LeafRelief({ scale, light, drawingId }: LeafReliefProps) {
  const swell = `${drawingId}swell`
  return (
    <>
      <linearGradient id={swell} x2="0" y2="1">
        <stop offset=".5" stopColor="#0B0705" stopOpacity="0" />
        <stop offset="1" stopColor="#0B0705" stopOpacity=".7" />
      </linearGradient>
      <use href={`#${drawingId}hatch`} stroke={`url(#${swell})`} strokeWidth={atLeast(0.9, scale * 0.022)} />
      <use href={`#${drawingId}veins`} y="-1" stroke={light} strokeWidth=".5" opacity=".6" />
      <use href={`#${drawingId}seams`} x="1.6" stroke="#FFE4C0" strokeWidth=".6" opacity=".28" />
    </>
  )
}

function atLeast(minimum: number, width: number): string {
  return Math.max(minimum, width).toFixed(2)
}
