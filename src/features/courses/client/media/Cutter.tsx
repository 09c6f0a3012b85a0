import { blades, capFall } from './film-motion.ts'

interface CutterProps {
  /** Where the head of the cigar begins, and its middle line. */
  head: number
  middle: number
  progress: number
}

/** Two blades that close above the shoulder; then the cap falls. */
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
      {[-1, 1].map(side => (
        <g key={side} transform={`translate(0 ${side * gap})`}>
          <path
            d={`M${x - 7} ${middle}V${middle + side * 92}Q${x} ${middle + side * 104} ${x + 17} ${middle + side * 92}V${middle}Z`}
            fill="url(#film-blade)"
            stroke="#3C3934"
          />
          <circle
            cx={x + 5}
            cy={middle + side * 86}
            r="15"
            fill="none"
            stroke="url(#film-blade)"
            strokeWidth="6"
          />
        </g>
      ))}
    </>
  )
}
