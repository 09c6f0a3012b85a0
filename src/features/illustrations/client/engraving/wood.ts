import { noise2 } from '../plate/noise.ts'
import type { Surface } from './draw-surface.ts'
import type { Material } from './scene.ts'

export const CEDAR: Material = { ink: 'leaf', albedo: 0.82, gloss: 0.06 }
export const LACQUER: Material = { ink: 'leaf', albedo: 0.42, gloss: 0.5, polish: 9 }
export const BRASS: Material = { ink: 'gold', albedo: 0.62, gloss: 0.7, polish: 22 }

/** Long veins along the lines. `seed` makes each board another one. */
export function grain(seed: number, depth = 0.34): NonNullable<Surface['tone']> {
  return (light, u, v) => {
    const vein = noise2(u * 2.2 + seed * 7.7, v * 17 + seed * 3.1)
    const fine = noise2(u * 9 + seed, v * 60)
    return light * (1 - depth + depth * (1.3 * vein + 0.7 * fine))
  }
}
