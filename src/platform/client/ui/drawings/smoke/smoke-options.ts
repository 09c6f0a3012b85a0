/** A place on the screen in CSS pixels, as `getBoundingClientRect` counts them. */
export interface ScreenPoint {
  x: number
  y: number
}

export interface SmokeOptions {
  /** Where it rises from. Asked again after every change of size. */
  origin: () => ScreenPoint
  /** Where it ends, as a share of the canvas height from the top; below 0 it leaves the canvas. */
  top?: number | undefined
  /** How far it swings, as a share of the canvas width. */
  swing?: number | undefined
  /** How far it drifts to the right on its way up, as a share of the canvas width. */
  lean?: number | undefined
  /** 1 is the usual strength. */
  strength?: number | undefined
  /** The moment of the first frame, in seconds: it decides how the still looks. */
  startSeconds?: number | undefined
  /** The member's Motion setting. `system` follows `prefers-reduced-motion`. */
  motion?: 'system' | 'full' | 'still' | undefined
}
