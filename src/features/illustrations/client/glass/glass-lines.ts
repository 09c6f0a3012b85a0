import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { type GlassFrame, PERSPECTIVE, WALL, wall } from './glass-frame.ts'

const HATCH_STEP: Record<Density, number> = { full: 2.7, light: 6 }

/** Open at the rim, which is a separate ellipse. */
export function outlineGlass(frame: GlassFrame): string {
  const foot = frame.radiusAt(1)
  return new PathPen()
    .through(wall(frame, 'left', [0, 1]))
    .arcTo(foot, foot * PERSPECTIVE, 'counterclockwise', frame.centerX + foot, frame.yAt(1))
    .through(wall(frame, 'right', [1, 0])).data
}

export function outlineLiquid(frame: GlassFrame): string {
  const { liquidTop, liquidBottom } = frame.profile
  return outlineBetween(frame, liquidTop, liquidBottom)
}

/** What fills the glass between two heights. */
export function outlineBetween(frame: GlassFrame, top: number, bottom: number): string {
  const floor = frame.radiusAt(bottom)
  return new PathPen()
    .through(wall(frame, 'left', [top, bottom], WALL))
    .arcTo(floor, floor * PERSPECTIVE, 'counterclockwise', frame.centerX + floor - WALL, frame.yAt(bottom))
    .through(wall(frame, 'right', [bottom, top], WALL))
    .close().data
}

/** Only near the edges, where glass is visible. */
export function hatchWall({ profile, centerX, radiusAt, yAt }: GlassFrame, density: Density): string {
  const pen = new PathPen()
  for (let share = 0.02; share < 0.99; share += HATCH_STEP[density] / profile.height) {
    const radius = radiusAt(share)
    const y = yAt(share)
    const depth = radius * PERSPECTIVE
    pen
      .moveTo(centerX - radius, y)
      .arcTo(radius, depth, 'counterclockwise', centerX - radius * 0.62, y + depth * 0.78)
      .moveTo(centerX + radius * 0.7, y + depth * 0.71)
      .arcTo(radius, depth, 'counterclockwise', centerX + radius, y)
  }
  return pen.data
}

export function hatchLiquid({ profile, centerX, radiusAt, yAt }: GlassFrame, density: Density): string {
  const pen = new PathPen()
  const step = HATCH_STEP[density] / profile.height
  for (let share = profile.liquidTop + step; share < profile.liquidBottom; share += step) {
    const reach = radiusAt(share) - WALL
    const y = yAt(share)
    if (reach > 1)
      pen.moveTo(centerX - reach, y).arcTo(reach, reach * PERSPECTIVE, 'counterclockwise', centerX + reach, y)
  }
  return pen.data
}

/** The lines around the head of a beer, the last where it meets the beer. */
export function hatchBetween({ centerX, radiusAt, yAt }: GlassFrame, top: number, bottom: number): string {
  const pen = new PathPen()
  for (const depth of [0.34, 0.67, 1]) {
    const share = top + (bottom - top) * depth
    const reach = radiusAt(share) - WALL
    const y = yAt(share)
    pen.moveTo(centerX - reach, y).arcTo(reach, reach * PERSPECTIVE, 'counterclockwise', centerX + reach, y)
  }
  return pen.data
}

/** The reflection of a window on the left of the drink. */
export function traceLiquidGlint({ profile, centerX, radiusAt, yAt }: GlassFrame): string {
  const { liquidTop, liquidBottom } = profile
  const end = liquidTop + (liquidBottom - liquidTop) * 0.5
  return new PathPen()
    .moveTo(centerX - (radiusAt(liquidTop) - WALL) * 0.5, yAt(liquidTop) + 8)
    .lineTo(centerX - radiusAt(end) * 0.52, yAt(end)).data
}

/** The same reflection on the empty glass above it. */
export function traceGlassGlint({ profile, centerX, radiusAt, yAt }: GlassFrame): string {
  const end = Math.min(0.4, profile.liquidTop)
  return new PathPen()
    .moveTo(centerX - radiusAt(0.06) * 0.74, yAt(0.1))
    .lineTo(centerX - radiusAt(end) * 0.76, yAt(end)).data
}

/** How far inside the wall the lines of a clear drink stand, as shares of its radius: closer together at the edges. */
const REFRACTION = [-0.9, -0.82, -0.7, 0.62, 0.78, 0.88, 0.94]

/** The background, bent by a clear drink: lines that follow the walls, each a little shorter than the one outside it. */
export function traceRefraction({ profile, centerX, radiusAt, yAt }: GlassFrame): string {
  const { liquidTop, liquidBottom } = profile
  const pen = new PathPen()
  for (const across of REFRACTION) {
    const inset = (1 - Math.abs(across)) * 0.9 * (liquidBottom - liquidTop)
    const steps = 14
    for (let step = 0; step <= steps; step++) {
      const share = liquidTop + 0.02 + ((liquidBottom - liquidTop - inset - 0.03) * step) / steps
      const radius = radiusAt(share) - WALL
      const sag = radius * PERSPECTIVE * Math.sqrt(1 - across * across)
      const point = [centerX + across * radius, yAt(share) + sag] as const
      if (step === 0) pen.moveTo(...point)
      else pen.lineTo(...point)
    }
  }
  return pen.data
}
