import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Picture } from '#platform/client/open-picture.ts'
import css from './CropDialog.module.css'
import { type Square, sideOf } from './crop-square.ts'

export interface MovableCropProps {
  picture: Picture
  square: Square
  onMove: (change: (square: Square) => Square) => void
}

/** Fractions of the side of the square. */
const keyStep = 0.04
const largeStep = 0.2
const zoomStep = 0.2
const directions: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Dragging moves the picture under the circle; the arrow keys move the circle over the picture. */
export function CropView({ picture, square, onMove }: MovableCropProps) {
  const lastPoint = useRef<{ x: number; y: number }>(null)
  const side = sideOf(square, picture)

  function drag({ currentTarget, clientX, clientY }: PointerEvent) {
    if (!lastPoint.current) return
    const pixels = side / currentTarget.clientWidth
    const [right, down] = [clientX - lastPoint.current.x, clientY - lastPoint.current.y]
    lastPoint.current = { x: clientX, y: clientY }
    onMove(current => ({ ...current, x: current.x - right * pixels, y: current.y - down * pixels }))
  }
  function handleKey(event: KeyboardEvent) {
    const direction = directions[event.key]
    const zooming = { '+': zoomStep, '=': zoomStep, '-': -zoomStep }[event.key]
    if (!direction && !zooming) return
    event.preventDefault()
    if (zooming) return onMove(current => ({ ...current, zoom: current.zoom + zooming }))
    const step = side * (event.shiftKey ? largeStep : keyStep)
    const [right, down] = direction ?? [0, 0]
    onMove(current => ({ ...current, x: current.x + right * step, y: current.y + down * step }))
  }

  const percent = (fraction: number) => `${fraction * 100}%`
  const left = percentBefore(square.x, side, picture.width)
  const top = percentBefore(square.y, side, picture.height)
  return (
    <div
      className={css.view}
      // ARIA has no two-dimensional slider; `aria-valuetext` states both values.
      role="slider"
      aria-label="Picture to crop"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={left}
      aria-valuetext={`${left}% from the left, ${top}% from the top`}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId)
        lastPoint.current = { x: clientX, y: clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        lastPoint.current = null
      }}
      onPointerCancel={() => {
        lastPoint.current = null
      }}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        style={{
          width: percent(picture.width / side),
          height: percent(picture.height / side),
          left: percent(-(square.x - side / 2) / side),
          top: percent(-(square.y - side / 2) / side),
        }}
      />
      <span className={css.circle} aria-hidden="true" />
    </div>
  )
}

/** 50 for a square that cannot move on this axis. */
function percentBefore(middle: number, side: number, length: number): number {
  return length - side < 1 ? 50 : Math.round(((middle - side / 2) / (length - side)) * 100)
}
