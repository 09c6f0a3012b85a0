import type { AvatarCrop } from '#features/member/avatar.rules.ts'
import type { PictureSize } from '#platform/picture.rules.ts'

/** At this zoom the square is a quarter of the shorter side. */
export const maxZoom = 4

export interface Square {
  /** Center of the square, in pixels of the picture. */
  x: number
  y: number
  /** At 1 the square is as large as the shorter side. */
  zoom: number
}

export function centeredAt({ width, height }: PictureSize): Square {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

export function sideOf({ zoom }: Square, { width, height }: PictureSize): number {
  return Math.min(width, height) / zoom
}

export function clampToPicture(square: Square, picture: PictureSize): Square {
  const zoom = clamp(square.zoom, 1, maxZoom)
  const half = sideOf({ ...square, zoom }, picture) / 2
  return {
    zoom,
    x: clamp(square.x, half, picture.width - half),
    y: clamp(square.y, half, picture.height - half),
  }
}

/** In whole pixels, never beyond an edge. */
export function cropOf(square: Square, picture: PictureSize): AvatarCrop {
  const size = Math.max(1, Math.floor(sideOf(square, picture)))
  return {
    size,
    x: clamp(Math.round(square.x - size / 2), 0, picture.width - size),
    y: clamp(Math.round(square.y - size / 2), 0, picture.height - size),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
