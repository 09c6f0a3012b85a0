import { type PointerEvent, type ReactNode, useState } from 'react'
import { useElementWidth } from '../use-element-width.ts'
import { ChartAxes } from './ChartAxes.tsx'
import { ChartCrosshair } from './ChartCrosshair.tsx'
import { ChartLine } from './ChartLine.tsx'
import { type ChartFrame, chartFrame } from './chart-frame.ts'
import { nearestReading, type Reading, type ValueRange } from './chart-scale.ts'
import { ReadingsTable } from './ReadingsTable.tsx'
import styles from './TimeChart.module.css'

export interface ChartAnnotation {
  /** Milliseconds since 1970. */
  at: number
  text: string
}

export interface TimeChartProps {
  /** What is measured: "Relative humidity". */
  label: string
  /** What the line shows, as a sentence; read instead of the drawing. */
  summary: string
  unit: string
  /** In order of time, at most about 400: thin them on the server. */
  readings: readonly Reading[]
  from: number
  to: number
  target?: ValueRange | undefined
  annotations?: readonly ChartAnnotation[] | undefined
  /** A longer silence breaks the line. */
  maxGapMilliseconds: number
  decimals?: number | undefined
  heightPixels?: number | undefined
  /** Beside the button that shows the readings. */
  footer?: ReactNode
}

/** Readings over time. Arrow keys or a pointer move the crosshair; "Show readings" opens the same as a table. */
export function TimeChart(props: TimeChartProps) {
  const { label, summary, unit, readings, target, decimals = 1, heightPixels = 216 } = props
  const [ref, width] = useElementWidth<HTMLDivElement>(560)
  const [selected, setSelected] = useState<number>()
  const frame = chartFrame(width, heightPixels, props)
  const textOf = ({ value }: Reading) => `${value.toFixed(decimals)}${unit}`
  return (
    <figure className={styles.figure} aria-label={label}>
      <div ref={ref} className={styles.plot}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <svg> inherits the theme's colors */}
        <svg width={width} height={heightPixels} role="img" aria-label={summary}>
          <ChartAxes frame={frame} from={props.from} to={props.to} target={target} />
          <ChartLine
            frame={frame}
            readings={readings}
            annotations={props.annotations ?? []}
            maxGapMilliseconds={props.maxGapMilliseconds}
          />
          <ChartCrosshair frame={frame} reading={readings[selected ?? -1]} textOf={textOf} />
        </svg>
        {readings.length === 0 && <p className={styles.empty}>No readings in this time.</p>}
        {readings.length > 0 && (
          <CrosshairInput {...{ label, frame, readings, textOf, selected, onSelect: setSelected }} />
        )}
      </div>
      <ReadingsTable {...{ label, unit, readings, textOf }} annotations={props.annotations ?? []}>
        {props.footer}
      </ReadingsTable>
    </figure>
  )
}

interface CrosshairInputProps {
  label: string
  frame: ChartFrame
  readings: readonly Reading[]
  textOf: (reading: Reading) => string
  selected: number | undefined
  onSelect: (index: number | undefined) => void
}

const moment = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** A native range over the plot: keys, touch and screen readers work as on any slider. */
function CrosshairInput({ label, frame, readings, textOf, selected, onSelect }: CrosshairInputProps) {
  const last = readings.length - 1
  const index = Math.min(selected ?? last, last)
  const reading = readings[index]!
  function followPointer(event: PointerEvent<HTMLElement>) {
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left
    onSelect(nearestReading(readings, frame.timeAt(frame.left + offset)))
  }
  return (
    <input
      type="range"
      className={styles.input}
      style={{ left: frame.left, width: frame.right - frame.left }}
      aria-label={`${label}, one reading at a time`}
      aria-valuetext={`${textOf(reading)}, ${moment.format(reading.at)}`}
      min={0}
      max={last}
      value={index}
      onChange={event => onSelect(event.target.valueAsNumber)}
      onFocus={() => onSelect(index)}
      onBlur={() => onSelect(undefined)}
      onPointerDown={followPointer}
      onPointerMove={followPointer}
      onPointerLeave={() => onSelect(undefined)}
    />
  )
}
