import { memo } from 'react'
import { Drawing } from './Drawing.tsx'
import { sealGround, sealInk, sealLines } from './instruments/rosette.ts'

interface SealProps {
  /** One to three letters or digits. */
  initials: string
  /** An id: it decides the rosette and the color. */
  seed: string
  sizePixels?: number
  /** Overrides the color from the seed. */
  color?: string
  /** Rosette and letters alone, for a mark that is no badge. */
  isBare?: boolean
  title?: string
}

/** A guilloche rosette with initials, for avatars and badges. */
export const Seal = memo(function Seal(props: SealProps) {
  const { initials, seed, sizePixels = 40, isBare = false, title } = props
  const lines = sealLines(seed, sizePixels)
  const color = props.color ?? lines.color
  const [ground, ink] = [sealGround(color), sealInk(color)]
  return (
    <Drawing
      widthPixels={sizePixels}
      heightPixels={sizePixels}
      units={{ width: 100, height: 100 }}
      title={title}
    >
      {!isBare && <circle cx="50" cy="50" r="49" fill={ground} />}
      <g fill="none" stroke={ink}>
        <path d={lines.rosette} strokeWidth={lines.rosetteWidth} opacity=".8" />
        {!isBare && <circle cx="50" cy="50" r="48" strokeWidth={lines.rimWidth} />}
      </g>
      {!isBare && <circle cx="50" cy="50" r="27" fill={ground} />}
      <text
        x="50"
        y="50"
        dy=".36em"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="560"
        fontSize={initials.length > 2 ? 27 : 34}
        fill={ink}
      >
        {initials}
      </text>
    </Drawing>
  )
})
