import { type Reading, type ValueRange, valueDomain } from './chart-scale.ts'

/** Where times and values lie in the drawing, in pixels. */
export interface ChartFrame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  domain: ValueRange
  x: (at: number) => number
  y: (value: number) => number
  timeAt: (x: number) => number
}

interface ChartContent {
  readings: readonly Reading[]
  from: number
  to: number
  target?: ValueRange | undefined
}

const margin = { left: 34, right: 16, top: 26, bottom: 28 }

export function chartFrame(width: number, height: number, content: ChartContent): ChartFrame {
  const { readings, from, to, target } = content
  const { left, top } = margin
  const right = Math.max(left + 1, width - margin.right)
  const bottom = height - margin.bottom
  const domain = valueDomain(readings, target)
  const perMillisecond = (right - left) / (to - from)
  const perUnit = (bottom - top) / (domain.highest - domain.lowest)
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    domain,
    x: at => left + (at - from) * perMillisecond,
    y: value => bottom - (value - domain.lowest) * perUnit,
    timeAt: x => from + (x - left) / perMillisecond,
  }
}
