import type { Plate } from '../plate/plate-ink.ts'
import { add, dot, minus, type Point2, type Point3, times, unit } from './space.ts'

/** In plate units: every plate is as wide and as high. */
export const PLATE = { width: 640, height: 480 } as const

/** A plate before anything is set on it. */
export interface BarePlate extends Plate {
  /** Between two lines, in plate units: the same on the screen at every size of the plate. */
  spacing: number
}

export interface Scene extends BarePlate {
  project: (point: Point3) => Point2
  /** From a point toward the eye, of length 1. */
  toEye: (point: Point3) => Point3
}

interface Camera {
  /** Radians above the level. */
  pitch: number
  /** The point that the eye looks at, and where on the plate it is. */
  target: Point3
  middle: Point2
  distance?: number
  zoom?: number
}

export function openScene(plate: BarePlate, camera: Camera): Scene {
  const { pitch, target, middle, distance = 1900, zoom = 1 } = camera
  const [cosine, sine] = [Math.cos(pitch), Math.sin(pitch)]
  const eye = add(target, times([0, sine, cosine], distance))
  return {
    ...plate,
    project: point => {
      const [x, y, z] = minus(point, target)
      const scale = (zoom * distance) / (distance - (y * sine + z * cosine))
      return [middle[0] + x * scale, middle[1] - (y * cosine - z * sine) * scale]
    },
    toEye: point => unit(minus(eye, point)),
  }
}

const LIGHT = unit([-0.42, 0.8, 0.44])

/** What a surface is made of. */
export interface Material {
  ink: 'line' | 'leaf' | 'gold' | 'ash'
  /** 0 to 1: how much light it gives back. */
  albedo: number
  gloss?: number
  /** Higher is a smaller, harder highlight. */
  polish?: number
  /** White things stay white on white paper: less ink there. */
  isPale?: boolean
}

/** Light from the top left, with a little from all sides and from the table. */
export function lightOn(material: Material, normal: Point3, toEye: Point3): number {
  const { albedo, gloss = 0, polish = 12 } = material
  const lit = Math.max(0, dot(normal, LIGHT))
  const half = unit(add(LIGHT, toEye))
  const shine = Math.max(0, dot(normal, half)) ** polish
  const bounce = 0.1 * Math.max(0, -normal[1])
  return albedo * (0.16 + 0.9 * lit ** 1.2 + bounce) + gloss * shine
}
