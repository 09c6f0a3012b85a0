import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import type { CigarFrame } from './cigar-frame.ts'

interface CigarFootProps {
  frame: CigarFrame
  fill: string
  line: string
  fillOpacity?: number
}

/** The cut end, seen almost edge-on. */
export function CigarFoot({ frame, fill, line, fillOpacity = 1 }: CigarFootProps) {
  const radius = frame.radiusAt(frame.length)
  const bulge = frame.bulgeAt(frame.length)
  return (
    <>
      <FootRing frame={frame} share={1} fill={fill} fillOpacity={fillOpacity} />
      <g fill="none" stroke={line} strokeWidth=".8" opacity=".7">
        {radius * bulge > 12 && <FootRing frame={frame} share={0.7} />}
        <FootRing frame={frame} share={0.4} />
      </g>
    </>
  )
}

interface FootRingProps {
  frame: CigarFrame
  share: number
  fill?: string
  fillOpacity?: number
}

function FootRing({ frame, share, ...paint }: FootRingProps) {
  const { footX, centerY, length, radiusAt, bulgeAt } = frame
  return (
    <ellipse
      cx={toTenth(footX)}
      cy={toTenth(centerY)}
      rx={toTenth(bulgeAt(length) * share)}
      ry={toTenth(radiusAt(length) * share)}
      {...paint}
    />
  )
}
