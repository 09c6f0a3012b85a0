type Knot = readonly [x: number, value: number]

/** Monotone cubic interpolation (Fritsch and Carlson): the curve passes all knots and never overshoots. */
export function curveThrough(knots: readonly Knot[], isStraight: boolean): (x: number) => number {
  return x => {
    const index = Math.max(
      1,
      knots.findIndex(([knotX]) => x <= knotX + 1e-9),
    )
    const from = knots[index - 1]
    const to = knots[index]
    if (!from || !to) throw new RangeError('A curve needs two knots')
    const width = to[0] - from[0]
    const share = Math.min(1, Math.max(0, (x - from[0]) / width))
    if (isStraight) return from[1] + (to[1] - from[1]) * share
    const slopeFrom = index > 1 ? slopeAt(knots, index - 1) : slopeBetween(from, to)
    const slopeTo = index < knots.length - 1 ? slopeAt(knots, index) : slopeBetween(from, to)
    return hermite(from[1], to[1], slopeFrom * width, slopeTo * width, share)
  }
}

function slopeAt(knots: readonly Knot[], index: number): number {
  const [previous, knot, next] = [knots[index - 1], knots[index], knots[index + 1]]
  if (!previous || !knot || !next) return 0
  const [left, right] = [slopeBetween(previous, knot), slopeBetween(knot, next)]
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
}

function slopeBetween([fromX, from]: Knot, [toX, to]: Knot): number {
  return (to - from) / Math.max(1e-6, toX - fromX)
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
