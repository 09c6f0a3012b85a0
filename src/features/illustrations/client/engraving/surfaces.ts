import { mix } from '../plate/noise.ts'
import type { Shape } from './draw-surface.ts'
import { add, cross, minus, type Place, type Point3, times, unit } from './space.ts'

const TURN = 2 * Math.PI

/** A flat sheet: `origin`, and its two sides. */
export function sheet(place: Place, origin: Point3, along: Point3, across: Point3): Shape {
  return { at: (u, v) => place(add(origin, add(times(along, u), times(across, v)))), isConvex: true }
}

/** A surface of revolution. `profile` is radius and height from one end (0) to the other (1); lines run around it. */
export function lathe(
  place: Place,
  profile: (share: number) => readonly [radius: number, height: number],
  [from, to]: readonly [number, number] = [0, TURN],
): Shape {
  return {
    at: (u, v) => {
      const [radius, height] = profile(v)
      const around = mix(from, to, u)
      return place([radius * Math.sin(around), height, radius * Math.cos(around)])
    },
  }
}

/** Through given points of a profile, with straight pieces. */
export function profileOf(
  points: readonly (readonly [radius: number, height: number])[],
): (share: number) => readonly [number, number] {
  return share => {
    const position = Math.min(0.9999, Math.max(0, share)) * (points.length - 1)
    const index = Math.floor(position)
    const [before, after] = [points[index]!, points[index + 1]!]
    const part = position - index
    return [mix(before[0], after[0], part), mix(before[1], after[1], part)]
  }
}

const power = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent

type Outline = (share: number) => readonly [x: number, y: number]

/** Along given points in equal steps of length, which `scale` measures. */
function evenly(
  points: readonly (readonly [number, number])[],
  scale: readonly [number, number] = [1, 1],
): Outline {
  const lengths = [0]
  for (const [index, [x, y]] of points.entries()) {
    const [lastX, lastY] = points[index - 1] ?? [x, y]
    if (index > 0)
      lengths.push(lengths[index - 1]! + Math.hypot((x - lastX) * scale[0], (y - lastY) * scale[1]))
  }
  const total = lengths.at(-1)!
  return share => {
    const wanted = Math.min(0.99999, Math.max(0, share)) * total
    const after = lengths.findIndex(length => length > wanted)
    const [start, end] = [lengths[after - 1]!, lengths[after]!]
    const [a, b] = [points[after - 1]!, points[after]!]
    const part = (wanted - start) / (end - start)
    return [mix(a[0], b[0], part), mix(a[1], b[1], part)]
  }
}

/** A smooth profile of a turned thing: radius and height. */
export function turned(points: readonly (readonly [radius: number, height: number])[]): Outline {
  const smooth = throughPoints(points)
  return evenly(Array.from({ length: 161 }, (_, step) => smooth(step / 160)))
}

/** A superellipse: exponent 1 is an ellipse, near 0 a box. */
function evenOutline(
  exponent: number,
  scale: readonly [number, number],
  [from, to]: readonly [number, number],
): Outline {
  const points = Array.from({ length: 129 }, (_, step): readonly [number, number] => {
    const around = mix(from, to, step / 128)
    return [power(Math.cos(around), exponent), power(Math.sin(around), exponent)]
  })
  return evenly(points, scale)
}

/** For each axis, which of its own directions are right, up and toward the viewer. */
const AXES = { x: [1, 0, 2], y: [2, 1, 0], z: [0, 2, 1] } as const

interface Cushion {
  middle: Point3
  half: Point3
  /** 1 is an ellipsoid, near 0 a box: around the axis, and along it. */
  round: readonly [number, number]
  /** Lines run around it. */
  axis: keyof typeof AXES
}

/** A cushion, a ball, or a block with round edges. */
export function cushion(place: Place, { middle, half, round, axis }: Cushion): Shape {
  const [i, j, k] = AXES[axis]
  const ring = evenOutline(round[0], [half[i], half[k]], [0, TURN])
  const arch = evenOutline(round[1], [Math.max(half[i], half[k]), half[j]], [-Math.PI / 2, Math.PI / 2])
  const at: Shape['at'] = (u, v) => {
    const [first, second] = ring(u - Math.floor(u))
    const [out, along] = arch(v)
    const point: [number, number, number] = [0, 0, 0]
    point[i] = half[i] * out * first
    point[j] = half[j] * along
    point[k] = half[k] * out * second
    return place(add(middle, point))
  }
  return { at, isConvex: true, side: 1 }
}

/** A rod along a curve. Lines run around it. */
export function tube(
  place: Place,
  curve: (share: number) => Point3,
  radius: (share: number) => number,
  /** Any direction in which the curve never runs. */
  reference: Point3 = [0, 1, 0],
): Shape {
  const at: Shape['at'] = (u, v) => {
    const along = unit(minus(curve(v + 0.001), curve(v - 0.001)))
    const first = unit(cross(along, reference))
    const second = cross(along, first)
    const [around, size] = [u * TURN, radius(v)]
    const out = add(times(first, Math.cos(around) * size), times(second, Math.sin(around) * size))
    return place(add(curve(v), out))
  }
  return { at, side: 1 }
}

/** A level disc whose lines run from left to right. */
export function disc(place: Place, [x, y, z]: Point3, radius: number): Shape {
  const at: Shape['at'] = (u, v) => {
    const depth = 2 * v - 1
    const half = Math.sqrt(Math.max(0, 1 - depth * depth))
    return place([x + radius * half * (2 * u - 1), y, z + radius * depth])
  }
  return { at, isConvex: true }
}

/** A smooth curve through points of two or three coordinates (Catmull-Rom). */
export function throughPoints<Point extends readonly number[]>(
  points: readonly Point[],
): (share: number) => Point {
  return share => {
    const position = Math.min(0.99999, Math.max(0, share)) * (points.length - 1)
    const index = Math.floor(position)
    const t = position - index
    const [b, c] = [points[index]!, points[index + 1]!]
    const [a, d] = [points[index - 1] ?? b, points[index + 2] ?? c]
    return b.map((at, axis) => {
      const [before, next, after] = [a[axis]!, c[axis]!, d[axis]!]
      const bend = 2 * before - 5 * at + 4 * next - after
      return (
        0.5 * (2 * at + (next - before) * t + bend * t * t + (3 * at - before - 3 * next + after) * t ** 3)
      )
    }) as unknown as Point
  }
}
