import type { ChartFrame } from './chart-frame.ts'
import type { Reading } from './chart-scale.ts'

interface ChartCrosshairProps {
  frame: ChartFrame
  reading: Reading | undefined
  textOf: (reading: Reading) => string
}

const moment = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const boxWidth = 132

export function ChartCrosshair({ frame, reading, textOf }: ChartCrosshairProps) {
  if (!reading) return null
  const [x, y] = [frame.x(reading.at), frame.y(reading.value)]
  const boxLeft = Math.min(Math.max(x - boxWidth / 2, frame.left), frame.right - boxWidth)
  return (
    <g>
      <path d={`M${x} ${frame.top}V${frame.bottom}`} stroke="var(--text-2)" />
      <circle cx={x} cy={y} r="4" fill="var(--bg)" stroke="var(--text)" strokeWidth="1.6" />
      <rect x={boxLeft} width={boxWidth} height="22" rx="4" fill="var(--surface-4)" />
      <text x={boxLeft + boxWidth / 2} y="15" textAnchor="middle" fill="var(--text)">
        <tspan fontWeight="560">{textOf(reading)}</tspan>
        <tspan dx="8">{moment.format(reading.at)}</tspan>
      </text>
    </g>
  )
}
