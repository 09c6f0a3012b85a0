import { memo } from 'react'
import { Drawing } from './Drawing.tsx'
import {
  placeRadarLabel,
  RADAR_CENTER,
  RADAR_RADIUS,
  RADAR_SIZE,
  radarOutline,
  radarPoint,
  radarSpoke,
  radarSpokes,
  radarTicks,
} from './instruments/radar-geometry.ts'
import { toTenth } from './line/round.ts'
import styles from './Radar.module.css'

export interface RadarSeries {
  label: string
  /** One value from 0 to 1 for each axis. */
  values: readonly number[]
}

export type RadarProps = RadarShapes & {
  /** For screen readers: "Flavor radar". */
  title: string
  axes: readonly string[]
  widthPixels?: number
  /** Value at the rim, in quarters, written at the rings; default: 1 and not written. */
  rim?: number
}

/** The first is dashed with square marks, the second solid with round ones, also when one is missing. */
type RadarShapes = { first: RadarSeries; second?: RadarSeries } | { first?: never; second: RadarSeries }

/** The two shapes differ in dash and marks, not only in color. */
export const Radar = memo(function Radar(props: RadarProps) {
  const { title, axes, first, second, widthPixels = 320, rim } = props
  const shareOf = ({ values }: RadarSeries) => values.map(value => value / (rim ?? 1))
  const series = [first, second].filter(shape => shape !== undefined)
  // At least 12 px on the screen, as far as the labels fit beside the ring.
  const labelSize = toTenth(Math.min(17, Math.max(12.5, (12 * RADAR_SIZE.width) / widthPixels)))
  return (
    <Drawing
      widthPixels={widthPixels}
      heightPixels={toTenth((widthPixels * RADAR_SIZE.height) / RADAR_SIZE.width)}
      units={RADAR_SIZE}
      title={describeRadar(title, axes, series)}
    >
      <RadarGrid axisCount={axes.length} rings={rim ? rim * 4 : 4} />
      {axes.map((axis, index) => (
        <path key={axis} className={styles.spoke} data-axis={index} d={radarSpoke(index, axes.length)} />
      ))}
      {second && <SecondShape values={shareOf(second)} />}
      {first && <FirstShape values={shareOf(first)} />}
      {rim && <RingScale axisCount={axes.length} rim={rim} />}
      {axes.map((axis, index) => {
        const { x, y, anchor } = placeRadarLabel(index, axes.length)
        return (
          <text
            key={axis}
            data-axis={index}
            x={x}
            y={y}
            dy=".35em"
            textAnchor={anchor}
            fontSize={labelSize}
            fill="var(--text-2)"
          >
            {axis}
          </text>
        )
      })}
    </Drawing>
  )
})

/** The label, each axis with the value of both shapes, and the scale. */
function describeRadar(title: string, axes: readonly string[], series: readonly RadarSeries[]): string {
  const axisTexts = axes.map((axis, index) => {
    const valueTexts = series.map(({ label, values }) => `${label} ${Math.round((values[index] ?? 0) * 10)}`)
    return `${axis}: ${valueTexts.join(', ')}`
  })
  return `${title}. ${axisTexts.join('; ')} out of 10.`
}

/** Percent at the rings, left of the first axis, where no shape has a corner. */
function RingScale({ axisCount, rim }: { axisCount: number; rim: number }) {
  return (
    <g
      data-part="ring-scale"
      fill="var(--text-3)"
      stroke="var(--bg)"
      strokeWidth="2.5"
      paintOrder="stroke"
      fontSize="7"
      textAnchor="end"
    >
      {ringShares(rim * 4).map(share => {
        const [x, y] = radarPoint(axisCount - 0.5, axisCount, share)
        return (
          <text key={share} x={toTenth(x)} y={toTenth(y)} dy=".35em">
            {Math.round(share * rim * 100)}%
          </text>
        )
      })}
    </g>
  )
}

const ringShares = (rings: number) => Array.from({ length: rings }, (_, ring) => (ring + 1) / rings)

function RadarGrid({ axisCount, rings }: { axisCount: number; rings: number }) {
  const center = { cx: RADAR_CENTER.x, cy: RADAR_CENTER.y }
  return (
    <g fill="none" stroke="var(--line-2)">
      {ringShares(rings)
        .slice(0, -1)
        .map(share => (
          <circle key={share} {...center} r={toTenth(RADAR_RADIUS * share)} strokeDasharray="1 3" />
        ))}
      <circle {...center} r={RADAR_RADIUS} />
      <path d={radarSpokes(axisCount)} opacity=".7" />
      <path d={radarTicks(axisCount)} stroke="var(--text-3)" strokeWidth=".7" opacity=".7" />
    </g>
  )
}

function FirstShape({ values }: { values: readonly number[] }) {
  return (
    <g className={styles.shape} data-part="first-series" fill="var(--leaf)">
      <path
        d={radarOutline(values)}
        fillOpacity=".2"
        stroke="var(--leaf)"
        strokeWidth="1.6"
        strokeDasharray="5 3"
      />
      <path d={markPath(values, ([x, y]) => `M${toTenth(x - 2.2)} ${toTenth(y - 2.2)}h4.4v4.4h-4.4z`)} />
    </g>
  )
}

function SecondShape({ values }: { values: readonly number[] }) {
  return (
    <g className={styles.shape} data-part="second-series">
      <path
        d={radarOutline(values)}
        fill="var(--gold)"
        fillOpacity=".16"
        stroke="var(--gold-graphic)"
        strokeWidth="1.6"
      />
      <path
        d={markPath(values, ([x, y]) => `M${toTenth(x)} ${toTenth(y)}h0`)}
        stroke="var(--gold-graphic)"
        strokeWidth="5.2"
        strokeLinecap="round"
      />
    </g>
  )
}

function markPath(values: readonly number[], mark: (point: readonly [number, number]) => string): string {
  return values.map((value, axis) => mark(radarPoint(axis, values.length, value))).join('')
}
