/** Right, up, toward the viewer, in plate units. */
export type Point3 = readonly [x: number, y: number, z: number]
export type Point2 = readonly [x: number, y: number]

export const add = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Point3, factor: number): Point3 => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const unit = (a: Point3): Point3 => times(a, 1 / (Math.hypot(...a) || 1))
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** From a thing's own space into that of the plate. */
export type Place = (point: Point3) => Point3

/** Sets a thing down at `origin`, turned around the vertical by `radians`. */
export function setDown(origin: Point3, radians = 0): Place {
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  return ([x, y, z]) => add(origin, [x * cosine + z * sine, y, z * cosine - x * sine])
}

/** The space of a part, whose own origin lies at `by`. */
export const shifted =
  (place: Place, by: Point3): Place =>
  point =>
    place(add(by, point))
