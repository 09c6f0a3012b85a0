import { Fragment } from 'react'
import { PathPen } from '../drawings/line/path-pen.ts'
import type { ChartFrame } from './chart-frame.ts'
import { nearestReading, type Reading, splitAtGaps } from './chart-scale.ts'
import { type PlacedAnnotation, placeAnnotations } from './place-annotations.ts'

interface ChartLineProps {
  frame: ChartFrame
  readings: readonly Reading[]
  annotations: readonly { at: number; text: string }[]
  maxGapMilliseconds: number
}

export function ChartLine({ frame, readings, annotations, maxGapMilliseconds }: ChartLineProps) {
  const { x, y, left, right, domain } = frame
  const pieces = splitAtGaps(readings, maxGapMilliseconds)
  const latest = readings.at(-1)
  const points = annotations.flatMap(({ at, text }) => {
    const reading = readings[nearestReading(readings, at)]
    return reading ? [{ x: x(reading.at), y: y(reading.value), text }] : []
  })
  const middle = y((domain.lowest + domain.highest) / 2) + 10
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={piece[0]?.at}>
          <Silence frame={frame} from={pieces[index - 1]?.at(-1)} to={piece[0]} />
          <path
            d={pathThrough(piece, frame)}
            fill="none"
            stroke="var(--text)"
            strokeWidth="1.6"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </Fragment>
      ))}
      {placeAnnotations(points, { left, right, middle }).map(placed => (
        <Annotation key={`${placed.x} ${placed.text}`} frame={frame} {...placed} />
      ))}
      {latest && (
        <g transform={`translate(${x(latest.at)} ${y(latest.value)})`}>
          <circle r="4.5" fill="var(--gold-graphic)" />
          <circle r="8.5" fill="none" stroke="var(--gold-graphic)" opacity=".45" />
        </g>
      )}
    </>
  )
}

function pathThrough(readings: readonly Reading[], { x, y }: ChartFrame): string {
  const points = readings.map(({ at, value }) => [x(at), y(value)] as const)
  const [first] = points
  // A single reading between two silences would be invisible as a line.
  return new PathPen().through(points.length === 1 && first ? [first, [first[0] + 0.1, first[1]]] : points)
    .data
}

interface SilenceProps {
  frame: ChartFrame
  from: Reading | undefined
  to: Reading | undefined
}

function Silence({ frame, from, to }: SilenceProps) {
  if (!from || !to) return null
  const [start, end] = [frame.x(from.at), frame.x(to.at)]
  const words = ['No readings', 'Silent'].find(text => end - start > text.length * 6.2 + 8)
  return (
    <>
      <path
        d={`M${start} ${frame.y(from.value)}L${end} ${frame.y(to.value)}`}
        stroke="var(--text-3)"
        strokeDasharray="2 4"
      />
      {words && (
        <text x={(start + end) / 2} y={frame.bottom - 8} textAnchor="middle" fill="var(--text-3)">
          {words}
        </text>
      )}
    </>
  )
}

const rowPixels = 16

function Annotation({
  frame,
  x,
  y,
  text,
  side,
  row,
  textX,
  anchor,
}: PlacedAnnotation & { frame: ChartFrame }) {
  const isAbove = side === 'above'
  const edge = isAbove ? frame.top - 4 + row * rowPixels : frame.bottom - 8 - row * rowPixels
  const leader = isAbove ? `M${x} ${edge - 4}V${y - 6}` : `M${x} ${y + 6}V${edge + 4}`
  return (
    <>
      <path d={leader} stroke="var(--text-3)" strokeDasharray="2 3" />
      <circle cx={x} cy={y} r="3" fill="var(--bg)" stroke="var(--text)" strokeWidth="1.4" />
      <text x={textX} y={edge} textAnchor={anchor} fill="var(--text-2)">
        {text}
      </text>
    </>
  )
}
