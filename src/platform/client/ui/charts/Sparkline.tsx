import { memo } from 'react'
import { Drawing } from '../drawings/Drawing.tsx'
import { PathPen } from '../drawings/line/path-pen.ts'
import type { ValueRange } from './chart-scale.ts'

interface SparklineProps {
  /** Evenly spaced in time; `null` where nothing was measured. */
  values: readonly (number | null)[]
  target?: ValueRange | undefined
  /** Says what the line shows: "Between 66 and 70 percent today". */
  title: string
  widthPixels?: number
  heightPixels?: number
}

/** A line the size of a word. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { values, target, title, widthPixels: width = 120, heightPixels: height = 30 } = props
  const known = values.filter(value => value !== null)
  const bounds = target ? [...known, target.lowest, target.highest] : known
  const [lowest, highest] = [Math.min(...bounds), Math.max(...bounds)]
  const x = (index: number) => 2 + (index / Math.max(1, values.length - 1)) * (width - 8)
  const y = (value: number) => height - 4 - ((value - lowest) / (highest - lowest || 1)) * (height - 8)
  const latest = values.findLastIndex(value => value !== null)
  return (
    <Drawing widthPixels={width} heightPixels={height} title={title}>
      {target && (
        <rect
          width={width}
          y={y(target.highest)}
          height={y(target.lowest) - y(target.highest)}
          fill="var(--gold)"
          opacity=".12"
        />
      )}
      <path d={lineThrough(values, x, y)} fill="none" stroke="var(--text)" strokeWidth="1.4" />
      {latest >= 0 && <circle cx={x(latest)} cy={y(values[latest]!)} r="2.8" fill="var(--gold-graphic)" />}
    </Drawing>
  )
})

function lineThrough(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const pen = new PathPen()
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const isStart = (values[index - 1] ?? null) === null
    if (isStart) pen.moveTo(x(index), y(value))
    else pen.lineTo(x(index), y(value))
  }
  return pen.data
}
