import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import {
  outlineAsh,
  placeBurnLine,
  scatterEmber,
  traceAshCracks,
  traceAshRings,
  traceChar,
} from './ash-lines.ts'
import { CigarFoot } from './CigarFoot.tsx'
import type { CigarFrame } from './cigar-frame.ts'

interface CigarAshProps {
  frame: CigarFrame
  seed: number
  drawingId: string
}

/** A lit foot. Smoke rises from `data-part="ash"`. */
export function CigarAsh({ frame, seed, drawingId }: CigarAshProps) {
  const scale = frame.pixelsPerInch
  const burn = placeBurnLine(frame)
  return (
    <>
      <g clipPath={`url(#${drawingId}clip)`} fill="none">
        <path data-part="ash" d={outlineAsh(frame)} fill={`url(#${drawingId}ash)`} />
        <path
          d={traceAshRings(frame, seed)}
          stroke="#4B453F"
          strokeWidth={Math.max(0.6, scale * 0.011).toFixed(2)}
          opacity=".6"
        />
        <path d={traceAshCracks(frame, seed)} stroke="#2B2622" strokeWidth=".9" opacity=".6" />
        <path d={traceChar(frame)} stroke="#1A0D06" strokeWidth={toTenth(scale * 0.09)} opacity=".55" />
      </g>
      <CigarFoot frame={frame} fill="#A79F95" line="#5D564F" />
      <g data-part="ember">
        <circle
          cx={toTenth(burn.x + burn.bulge * 0.6)}
          cy={toTenth(frame.centerY)}
          r={toTenth(burn.radius * 2.1)}
          fill={`url(#${drawingId}glow)`}
          pointerEvents="none"
        />
        {scatterEmber(frame, seed).map(speck => (
          <circle
            key={`${speck.x} ${speck.y}`}
            cx={speck.x}
            cy={speck.y}
            r={speck.radius}
            fill={speck.color}
          />
        ))}
      </g>
    </>
  )
}
