import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import css from './WeekBars.module.css'

interface WeekBarsProps {
  /** The oldest first; null where there was nothing to count. */
  values: readonly (number | null)[]
  title: string
}

const size = { width: 204, height: 48 }
const monthWeeks = 4
const gapPixels = 5

/** One bar a week. The last four stand out, as they are what the number beside them counts. */
export function WeekBars({ values, title }: WeekBarsProps) {
  const most = Math.max(1, ...values.map(value => value ?? 0))
  const step = (size.width + gapPixels) / values.length
  return (
    <Drawing widthPixels={size.width} heightPixels={size.height} title={title}>
      {values.map((value, index) => {
        // A week of nothing leaves a mark, one without anything to count none.
        const height = value === null ? 0 : Math.max(1.5, (value / most) * (size.height - 1))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its week
            key={index}
            className={css[monthOf(values.length - index)]}
            x={index * step}
            y={size.height - height}
            width={step - gapPixels}
            height={height}
          />
        )
      })}
    </Drawing>
  )
}

function monthOf(weeksAgo: number): 'now' | 'before' | 'earlier' {
  if (weeksAgo <= monthWeeks) return 'now'
  return weeksAgo <= 2 * monthWeeks ? 'before' : 'earlier'
}
