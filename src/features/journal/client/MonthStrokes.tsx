import { memo } from 'react'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'

interface MonthStrokesProps {
  /** Evenings of each month. */
  months: readonly number[]
  width: number
  /** Of the room for strokes, without the words. */
  height: number
  textSize: number
}

const letters = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'] as const
export const maxStepPixels = 18
const maxStrokePixels = 4

export const monthStrokesHeight = ({ height, textSize }: Pick<MonthStrokesProps, 'height' | 'textSize'>) =>
  height + textSize * 3.6

/** A stroke for every evening, stacked by month. */
export const MonthStrokes = memo(function MonthStrokes(props: MonthStrokesProps) {
  const { months, width, height, textSize } = props
  const most = Math.max(1, ...months)
  const step = Math.min(maxStepPixels, height / most)
  const column = width / months.length
  const stroke = toTenth(column * 0.62)
  const floor = toTenth(height + textSize * 1.6)
  return (
    <g fontSize={textSize} textAnchor="middle">
      <path d={`M0 ${floor + 0.5}H${width}`} stroke="var(--line-control)" />
      {months.map((evenings, month) => {
        const middle = toTenth((month + 0.5) * column)
        const top = floor - evenings * step
        const isPeak = evenings === most
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months never move
          <g key={month}>
            <path
              d={stack({ left: toTenth(middle - stroke / 2), floor, stroke, step, evenings })}
              stroke={isPeak ? 'var(--gold-graphic)' : 'var(--text-2)'}
              strokeWidth={toTenth(Math.min(maxStrokePixels, Math.max(1, step * 0.36)))}
            />
            {evenings > 0 && (
              <text x={middle} y={toTenth(top - textSize * 0.5)} fill="var(--text)">
                {evenings}
              </text>
            )}
            <text x={middle} y={toTenth(floor + textSize * 1.6)} fill="var(--text-2)">
              {letters[month]}
            </text>
          </g>
        )
      })}
    </g>
  )
})

interface Stack {
  left: number
  floor: number
  stroke: number
  step: number
  evenings: number
}

function stack({ left, floor, stroke, step, evenings }: Stack): string {
  return Array.from(
    { length: evenings },
    (_, evening) => `M${left} ${toTenth(floor - (evening + 0.5) * step)}h${stroke}`,
  ).join('')
}
