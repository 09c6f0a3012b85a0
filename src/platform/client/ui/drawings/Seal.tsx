import { memo } from 'react'
import { Drawing } from './Drawing.tsx'
import { guillocheRosette, SEAL_COLORS } from './instruments/rosette.ts'
import { seedOf } from './line/seeded-random.ts'

interface SealProps {
  /** One to three letters or digits. */
  initials: string
  /** An id: it decides the rosette and the color. */
  seed: string
  sizePixels?: number
  /** Overrides the color from the seed. */
  color?: string
  title?: string
}

/** The same in both themes. */
const BACKGROUND = '#191511'

/** A guilloche rosette with initials, for avatars and badges. */
export const Seal = memo(function Seal({ initials, seed, sizePixels = 40, title, ...props }: SealProps) {
  const hash = seedOf(seed)
  const color = props.color ?? SEAL_COLORS[hash % SEAL_COLORS.length]
  return (
    <Drawing
      widthPixels={sizePixels}
      heightPixels={sizePixels}
      units={{ width: 100, height: 100 }}
      title={title}
    >
      <circle cx="50" cy="50" r="49" fill={BACKGROUND} />
      <g fill="none" stroke={color}>
        <path
          d={guillocheRosette(hash)}
          strokeWidth={Math.max(0.6, 52 / sizePixels).toFixed(1)}
          opacity=".8"
        />
        <circle cx="50" cy="50" r="48" strokeWidth={Math.max(1.4, 90 / sizePixels).toFixed(1)} />
      </g>
      <circle cx="50" cy="50" r="27" fill={BACKGROUND} />
      <text
        x="50"
        y="50"
        dy=".36em"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="560"
        fontSize={initials.length > 2 ? 27 : 34}
        fill={color}
      >
        {initials}
      </text>
    </Drawing>
  )
})
