import { useId } from 'react'
import { Drawing } from './Drawing.tsx'
import { toTenth } from './line/round.ts'

interface StarsProps {
  /** 0 to 5 in halves. */
  value: number
  sizePixels?: number
  /** Default: "4.5 out of 5". */
  title?: string
}

const STAR = 'M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8L10 15l-5.1 2.7 1-5.8-4.2-4 5.8-.8z'
const STEP = 22
const ROW_WIDTH = STEP * 4 + 20

/** Shows a rating. For input use `Rating`. */
export function Stars({ value, sizePixels = 16, title }: StarsProps) {
  const rowId = useId()
  const filled = Math.max(0, Math.min(5, Math.round(value * 2) / 2))
  const filledWidth = Math.floor(filled) * STEP + (filled % 1) * 20
  return (
    <Drawing
      widthPixels={toTenth((sizePixels * ROW_WIDTH) / 20)}
      heightPixels={sizePixels}
      units={{ width: ROW_WIDTH, height: 20 }}
      title={title ?? `${filled} out of 5`}
    >
      <defs>
        <path
          id={`${rowId}row`}
          d={[0, 1, 2, 3, 4]
            .map(star => STAR.replace('M10', `M${star * STEP + 10}`).replace('L10', `L${star * STEP + 10}`))
            .join('')}
        />
        <clipPath id={`${rowId}clip`}>
          <rect width={filledWidth} height="20" />
        </clipPath>
      </defs>
      <use href={`#${rowId}row`} fill="var(--gold-graphic)" clipPath={`url(#${rowId}clip)`} />
      <use
        href={`#${rowId}row`}
        fill="none"
        stroke="var(--gold-graphic)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}
