import { Finger } from './Finger.tsx'
import { blades, capFall } from './film-motion.ts'
import type { FingerShape } from './finger-path.ts'

interface CutterProps {
  /** Where the head of the cigar begins, and its middle line. */
  head: number
  middle: number
  progress: number
}

/** Two blades that close above the shoulder, held by thumb and forefinger in their rings; then the cap falls. */
export function Cutter({ head, middle, progress }: CutterProps) {
  const gap = blades(progress)
  const fall = capFall(progress)
  const x = head + 4
  return (
    <>
      {fall > 0 && (
        <path
          d={`M${head + 12} ${middle - 26}Q${head - 4} ${middle - 12} ${head - 2} ${middle}Q${head - 4} ${middle + 12} ${head + 12} ${middle + 26}Z`}
          fill="#7A4722"
          stroke="#4C2A13"
          transform={`translate(${-fall * 26} ${fall * 102}) rotate(${-fall * 74} ${head} ${middle})`}
        />
      )}
      {[-1, 1].map(side => {
        const ring = { x: x + 5, y: middle + side * (86 + gap) }
        return (
          <g key={side}>
            <path
              d={`M${x - 7} ${middle}V${middle + side * 92}Q${x} ${middle + side * 104} ${x + 17} ${middle + side * 92}V${middle}Z`}
              fill="url(#film-blade)"
              stroke="#3C3934"
              transform={`translate(0 ${side * gap})`}
            />
            <circle cx={ring.x} cy={ring.y} r="17" {...ringLook} />
            <Finger shape={fingerInto(ring, side)} />
            {/* The far half of the ring lies over the tip. */}
            <path d={`M${ring.x} ${ring.y - 17}A17 17 0 0 1 ${ring.x} ${ring.y + 17}`} {...ringLook} />
          </g>
        )
      })}
    </>
  )
}

const ringLook = { fill: 'none', stroke: 'url(#film-blade)', strokeWidth: 6 } as const

/** The forefinger above, the thumb below; the hand is outside of the picture. */
function fingerInto({ x, y }: { x: number; y: number }, side: number): FingerShape {
  const isThumb = side > 0
  return {
    root: [-30, y - side * 46],
    bend: [x - 74, y + side * 4],
    tip: [x - 1, y],
    rootRadius: isThumb ? 24 : 20,
    tipRadius: isThumb ? 14 : 12,
  }
}
