import type { Point } from '#platform/client/ui/drawings/line/path-pen.ts'
import { thinLine } from '#platform/client/ui/drawings/line/thin-line.ts'
import type { GlassProfile } from './glass-profile.ts'
import { curveThrough } from './monotone-curve.ts'

/** Height over width of a circle seen from slightly above. */
export const PERSPECTIVE = 0.2

/** In drawing units. The room above and below holds the rim and the shadow. */
const WIDTH = 120
const ROOM_ABOVE = 14
const ROOM_BELOW = 20
/** Thickness of the wall at the drink. */
export const WALL = 2

/** Geometry of a glass, in drawing units. */
export interface GlassFrame {
  profile: GlassProfile
  width: number
  height: number
  centerX: number
  /** Radius at a share of the height, from the rim down. */
  radiusAt: (share: number) => number
  yAt: (share: number) => number
}

export function frameGlass(profile: GlassProfile): GlassFrame {
  const handleRoom = profile.handle ? profile.handle.reach - 12 : 0
  const roomAbove = ROOM_ABOVE + (profile.roomAbove ?? 0)
  return {
    profile,
    width: WIDTH + handleRoom,
    height: profile.height + roomAbove + ROOM_BELOW,
    centerX: WIDTH / 2 - handleRoom / 4,
    radiusAt: curveThrough(profile.radii, profile.isStraight ?? false),
    yAt: share => roomAbove + share * profile.height,
  }
}

/** One wall between two heights, `inset` units inside the glass. */
export function wall(
  frame: GlassFrame,
  side: 'left' | 'right',
  [from, to]: readonly [number, number],
  inset = 0,
): Point[] {
  const steps = 60
  const direction = side === 'left' ? -1 : 1
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = from + ((to - from) * step) / steps
    return [frame.centerX + direction * (frame.radiusAt(share) - inset), frame.yAt(share)]
  })
  return thinLine(points, 0.1)
}
