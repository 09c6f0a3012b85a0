import { memo } from 'react'
import { Drawing } from './Drawing.tsx'
import { guillocheRosette, SEAL_COLOURS } from './instruments/rosette.ts'
import { seedOf } from './line/seeded-random.ts'

interface SealProps {
  /** One to three letters or digits. */
  initials: string
  /** Who or what the seal stands for, such as a member's id: it decides the rosette and the colour. */
  seed: string
  sizePixels?: number
  /** Overrules the colour of the seed, for an award. */
  colour?: string
  title?: string
}

/** The same dark ground in both themes, like a struck medal. */
const GROUND = '#191511'

/** A guilloche rosette with initials: an avatar, a badge, a certificate. */
export const Seal = memo(function Seal({ initials, seed, sizePixels = 40, title, ...props }: SealProps) {
  const number = seedOf(seed)
  const colour = props.colour ?? SEAL_COLOURS[number % SEAL_COLOURS.length]
  return (
    <Drawing
      widthPixels={sizePixels}
      heightPixels={sizePixels}
      units={{ width: 100, height: 100 }}
      title={title}
    >
      <circle cx="50" cy="50" r="49" fill={GROUND} />
      <g fill="none" stroke={colour}>
        <path
          d={guillocheRosette(number)}
          strokeWidth={Math.max(0.6, 52 / sizePixels).toFixed(1)}
          opacity=".8"
        />
        <circle cx="50" cy="50" r="48" strokeWidth={Math.max(1.4, 90 / sizePixels).toFixed(1)} />
      </g>
      <circle cx="50" cy="50" r="27" fill={GROUND} />
      <text
        x="50"
        y="50"
        dy=".36em"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="560"
        fontSize={initials.length > 2 ? 27 : 34}
        fill={colour}
      >
        {initials}
      </text>
    </Drawing>
  )
})
