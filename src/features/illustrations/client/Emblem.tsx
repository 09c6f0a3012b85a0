import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import { MONOGRAM } from './monogram.ts'

interface EmblemProps {
  sizePixels?: number
  title?: string
}

/** The logo: the monogram in two ovals, as on a cigar band. */
export function Emblem({ sizePixels = 32, title }: EmblemProps) {
  return (
    <Drawing
      widthPixels={sizePixels}
      heightPixels={sizePixels}
      units={{ width: 64, height: 64 }}
      title={title}
    >
      <g fill="none" stroke="var(--gold-graphic)">
        <ellipse cx="32" cy="32" rx="24" ry="30" strokeWidth="2.4" />
        <ellipse cx="32" cy="32" rx="19.5" ry="25.5" strokeWidth=".9" />
      </g>
      <text
        x="32"
        y="32"
        dy=".35em"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="560"
        fontSize="33"
        letterSpacing="-.5"
        fill="var(--gold-graphic)"
      >
        {MONOGRAM}
      </text>
    </Drawing>
  )
}
