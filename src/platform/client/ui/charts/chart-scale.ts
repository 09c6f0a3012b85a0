export interface Reading {
  /** Milliseconds since 1970. */
  at: number
  value: number
}

export interface ValueRange {
  lowest: number
  highest: number
}

const maxValueTicks = 5

/** The value axis: holds all readings and the target, with air above and below for the annotations. */
export function valueDomain(readings: readonly Reading[], target: ValueRange | undefined): ValueRange {
  const values = readings.map(({ value }) => value)
  if (target) values.push(target.lowest, target.highest)
  if (values.length === 0) return { lowest: 0, highest: 1 }
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const air = (highest - lowest) * 0.5 || 1
  return { lowest: lowest - air, highest: highest + air }
}

/** Round values inside the domain, at most five. */
export function valueTicks({ lowest, highest }: ValueRange): number[] {
  const roughStep = (highest - lowest) / maxValueTicks
  const magnitude = 10 ** Math.floor(Math.log10(roughStep))
  const step = [1, 2, 5, 10].map(factor => factor * magnitude).find(each => each >= roughStep) ?? roughStep
  const first = Math.ceil(lowest / step)
  const count = Math.floor(highest / step) - first + 1
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** One piece for each stretch without a silence longer than `maxGapMilliseconds`. */
export function splitAtGaps(readings: readonly Reading[], maxGapMilliseconds: number): Reading[][] {
  const pieces: Reading[][] = []
  let previous: Reading | undefined
  for (const reading of readings) {
    if (!previous || reading.at - previous.at > maxGapMilliseconds) pieces.push([])
    pieces.at(-1)?.push(reading)
    previous = reading
  }
  return pieces
}

/** Index of the reading closest in time; the readings are in order of time. */
export function nearestReading(readings: readonly Reading[], at: number): number {
  let low = 0
  let high = readings.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (readings[middle]!.at <= at) low = middle
    else high = middle
  }
  const distance = (index: number) => Math.abs((readings[index]?.at ?? Number.POSITIVE_INFINITY) - at)
  return distance(high) < distance(low) ? high : low
}
