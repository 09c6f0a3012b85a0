/** In CSS pixels relative to the viewport, as in `getBoundingClientRect`. */
export interface ScreenPoint {
  x: number
  y: number
}

export interface SmokeOptions {
  /** Called again for every frame. */
  origin: () => ScreenPoint
  /** Where it ends, as a share of the canvas height from the top; below 0 it leaves the canvas. */
  top?: number | undefined
  /** How far it swings, as a share of the canvas width. */
  swing?: number | undefined
  /** How far it drifts to the right on its way up, as a share of the canvas width. */
  lean?: number | undefined
  /** Default: 1. */
  strength?: number | undefined
  /** Time of the first frame; it decides how the still looks. */
  startSeconds?: number | undefined
}
