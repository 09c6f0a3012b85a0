export type Side = 'top' | 'right' | 'bottom' | 'left'

const gapPixels = 8
const edgePixels = 4
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Puts a fixed box beside another one: on its side, or on the other one where there is no room, and never off the window. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement, side: Side): void {
  const around = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const roomOn: Record<Side, number> = {
    top: around.top,
    bottom: innerHeight - around.bottom,
    left: around.left,
    right: innerWidth - around.right,
  }
  const needed = gapPixels + edgePixels + (side === 'top' || side === 'bottom' ? height : width)
  const taken = roomOn[side] < needed && roomOn[opposite[side]] > roomOn[side] ? opposite[side] : side
  const middle = { x: (around.left + around.right - width) / 2, y: (around.top + around.bottom - height) / 2 }
  const left = {
    top: middle.x,
    bottom: middle.x,
    left: around.left - gapPixels - width,
    right: around.right + gapPixels,
  }
  const top = {
    left: middle.y,
    right: middle.y,
    top: around.top - gapPixels - height,
    bottom: around.bottom + gapPixels,
  }
  box.style.left = `${within(left[taken], innerWidth - width)}px`
  box.style.top = `${within(top[taken], innerHeight - height)}px`
}

function within(place: number, most: number): number {
  return Math.round(Math.max(edgePixels, Math.min(place, most - edgePixels)))
}
