type Knot = readonly [at: number, value: number]

/** A curve through all knots that never swings beyond them (monotone cubic interpolation after Fritsch and Carlson). */
export function curveThrough(knots: readonly Knot[], isStraight: boolean): (at: number) => number {
  return at => {
    const index = Math.max(
      1,
      knots.findIndex(([knotAt]) => at <= knotAt + 1e-9),
    )
    const from = knots[index - 1]
    const to = knots[index]
    if (!from || !to) throw new RangeError('A curve needs two knots')
    const width = to[0] - from[0]
    const share = Math.min(1, Math.max(0, (at - from[0]) / width))
    if (isStraight) return from[1] + (to[1] - from[1]) * share
    const slopeFrom = index > 1 ? slopeAt(knots, index - 1) : slopeBetween(from, to)
    const slopeTo = index < knots.length - 1 ? slopeAt(knots, index) : slopeBetween(from, to)
    return hermite(from[1], to[1], slopeFrom * width, slopeTo * width, share)
  }
}

function slopeAt(knots: readonly Knot[], index: number): number {
  const [before, knot, after] = [knots[index - 1], knots[index], knots[index + 1]]
  if (!before || !knot || !after) return 0
  const [left, right] = [slopeBetween(before, knot), slopeBetween(knot, after)]
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
}

function slopeBetween([fromAt, from]: Knot, [toAt, to]: Knot): number {
  return (to - from) / Math.max(1e-6, toAt - fromAt)
}

function hermite(from: number, to: number, slopeFrom: number, slopeTo: number, share: number): number {
  const square = share * share
  const cube = square * share
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + share) * slopeFrom +
    (-2 * cube + 3 * square) * to +
    (cube - square) * slopeTo
  )
}
