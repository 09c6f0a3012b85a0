type Point = readonly [x: number, y: number]

/** From the root to the tip of a finger, bent at a point between them. */
export interface FingerShape {
  root: Point
  bend: Point
  tip: Point
  rootRadius: number
  tipRadius: number
}

/** Its outline, open at the root. */
export function fingerPath(finger: FingerShape): string {
  const sideOf = (side: number) => steps.map(share => pointOf(finger, share, side))
  const [start, ...near] = sideOf(-1)
  const far = sideOf(1).reverse()
  const { tipRadius } = finger
  return `M${start}L${near.join('L')}A${tipRadius} ${tipRadius} 0 0 1 ${far[0]}L${far.slice(1).join('L')}`
}

/** Short lines across the shaded side, from root to tip, as an engraver sets them. */
export function fingerHatch(finger: FingerShape, spacing = 0.07): string {
  const count = Math.floor(0.86 / spacing)
  return Array.from({ length: count }, (_, index) => {
    const share = 0.08 + index * spacing
    const depth = index % 3 === 0 ? 0.1 : index % 3 === 1 ? 0.34 : 0.22
    return `M${pointOf(finger, share, 0.96)}Q${pointOf(finger, share - 0.02, 0.6)} ${pointOf(finger, share + 0.012, depth)}`
  }).join('')
}

const steps = Array.from({ length: 13 }, (_, index) => index / 12)

/** A point beside the middle line: `across` is -1 at one edge and 1 at the other. */
function pointOf(finger: FingerShape, share: number, across: number): string {
  const { root, bend, tip, rootRadius, tipRadius } = finger
  const along = (from: number, by: number, to: number) =>
    (1 - share) ** 2 * from + 2 * share * (1 - share) * by + share ** 2 * to
  const slope = (from: number, by: number, to: number) => (1 - share) * (by - from) + share * (to - by)
  const [dx, dy] = [slope(root[0], bend[0], tip[0]), slope(root[1], bend[1], tip[1])]
  const length = Math.hypot(dx, dy) || 1
  const radius = (rootRadius + (tipRadius - rootRadius) * share) * across
  const x = along(root[0], bend[0], tip[0]) - (dy / length) * radius
  const y = along(root[1], bend[1], tip[1]) + (dx / length) * radius
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
