import type { Density } from '../line/density.ts'
import { PathPen } from '../line/path-pen.ts'
import { type GlassFrame, PERSPECTIVE, WALL, wall } from './glass-frame.ts'

/** Units between two lines of hatching. */
const HATCH_STEP: Record<Density, number> = { full: 2.7, light: 6 }

/** Down the left wall, round the foot, up the right wall. Open at the rim, which is an ellipse of its own. */
export function outlineGlass(frame: GlassFrame): string {
  const foot = frame.radiusAt(1)
  return new PathPen()
    .through(wall(frame, 'left', [0, 1]))
    .arcTo(foot, foot * PERSPECTIVE, 'anticlockwise', frame.centreX + foot, frame.yAt(1))
    .through(wall(frame, 'right', [1, 0])).data
}

export function outlineLiquid(frame: GlassFrame): string {
  const { liquidTop, liquidBottom } = frame.profile
  const floor = frame.radiusAt(liquidBottom)
  return new PathPen()
    .through(wall(frame, 'left', [liquidTop, liquidBottom], WALL))
    .arcTo(floor, floor * PERSPECTIVE, 'anticlockwise', frame.centreX + floor - WALL, frame.yAt(liquidBottom))
    .through(wall(frame, 'right', [liquidBottom, liquidTop], WALL))
    .close().data
}

/** Lines round the glass, only near its edges, where glass turns away and becomes visible. */
export function hatchWall({ profile, centreX, radiusAt, yAt }: GlassFrame, density: Density): string {
  const pen = new PathPen()
  for (let share = 0.02; share < 0.99; share += HATCH_STEP[density] / profile.height) {
    const radius = radiusAt(share)
    const y = yAt(share)
    const depth = radius * PERSPECTIVE
    pen
      .moveTo(centreX - radius, y)
      .arcTo(radius, depth, 'anticlockwise', centreX - radius * 0.62, y + depth * 0.78)
      .moveTo(centreX + radius * 0.7, y + depth * 0.71)
      .arcTo(radius, depth, 'anticlockwise', centreX + radius, y)
  }
  return pen.data
}

/** Lines all the way round the drink. */
export function hatchLiquid({ profile, centreX, radiusAt, yAt }: GlassFrame, density: Density): string {
  const pen = new PathPen()
  const step = HATCH_STEP[density] / profile.height
  for (let share = profile.liquidTop + step; share < profile.liquidBottom; share += step) {
    const reach = radiusAt(share) - WALL
    const y = yAt(share)
    if (reach > 1)
      pen.moveTo(centreX - reach, y).arcTo(reach, reach * PERSPECTIVE, 'anticlockwise', centreX + reach, y)
  }
  return pen.data
}

/** A window's reflection on the left of the drink. */
export function traceLiquidGlint({ profile, centreX, radiusAt, yAt }: GlassFrame): string {
  const { liquidTop, liquidBottom } = profile
  const end = liquidTop + (liquidBottom - liquidTop) * 0.5
  return new PathPen()
    .moveTo(centreX - (radiusAt(liquidTop) - WALL) * 0.5, yAt(liquidTop) + 8)
    .lineTo(centreX - radiusAt(end) * 0.52, yAt(end)).data
}

/** The same window on the empty glass above it. */
export function traceGlassGlint({ profile, centreX, radiusAt, yAt }: GlassFrame): string {
  const end = Math.min(0.4, profile.liquidTop)
  return new PathPen()
    .moveTo(centreX - radiusAt(0.06) * 0.74, yAt(0.1))
    .lineTo(centreX - radiusAt(end) * 0.76, yAt(end)).data
}
