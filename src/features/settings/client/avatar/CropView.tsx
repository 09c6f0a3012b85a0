import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import css from './CropDialog.module.css'
import { type Square, sideOf } from './move-square.ts'
import type { Picture } from './open-picture.ts'

export interface CropMoving {
  picture: Picture
  square: Square
  onMove: (change: (square: Square) => Square) => void
}

/** Shares of the square's side. */
const keyStep = 0.04
const longStep = 0.2
const zoomStep = 0.2
const directions: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture under the circle. It moves with the hand; keys move the circle, as one reads the arrows. */
export function CropView({ picture, square, onMove }: CropMoving) {
  const from = useRef<{ x: number; y: number }>(null)
  const side = sideOf(square, picture)

  function drag({ currentTarget, clientX, clientY }: PointerEvent) {
    if (!from.current) return
    const pixels = side / currentTarget.clientWidth
    const [right, down] = [clientX - from.current.x, clientY - from.current.y]
    from.current = { x: clientX, y: clientY }
    onMove(at => ({ ...at, x: at.x - right * pixels, y: at.y - down * pixels }))
  }
  function press(event: KeyboardEvent) {
    const direction = directions[event.key]
    const zooming = { '+': zoomStep, '=': zoomStep, '-': -zoomStep }[event.key]
    if (!direction && !zooming) return
    event.preventDefault()
    if (zooming) return onMove(at => ({ ...at, zoom: at.zoom + zooming }))
    const step = side * (event.shiftKey ? longStep : keyStep)
    const [right, down] = direction ?? [0, 0]
    onMove(at => ({ ...at, x: at.x + right * step, y: at.y + down * step }))
  }

  const percent = (share: number) => `${share * 100}%`
  const left = shareBefore(square.x, side, picture.width)
  const top = shareBefore(square.y, side, picture.height)
  return (
    <div
      className={css.view}
      // The nearest that there is for something moved in two directions: its value in words is both.
      role="slider"
      aria-label="Picture to crop"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={left}
      aria-valuetext={`${left}% from the left, ${top}% from the top`}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId)
        from.current = { x: clientX, y: clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
      }}
    >
      <img
        src={picture.address}
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

/** In per cent; a square that cannot move that way is in the middle. */
function shareBefore(middle: number, side: number, length: number): number {
  return length - side < 1 ? 50 : Math.round(((middle - side / 2) / (length - side)) * 100)
}
