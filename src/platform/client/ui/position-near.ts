export type Side = 'top' | 'right' | 'bottom' | 'left'

const gapPixels = 8
const edgePixels = 4
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Positions a fixed box on a side of its anchor, or on the opposite side if there is no room, within the window. */
export function positionNear(box: HTMLElement, anchor: HTMLElement, side: Side): void {
  const anchorBox = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const roomOn: Record<Side, number> = {
    top: anchorBox.top,
    bottom: innerHeight - anchorBox.bottom,
    left: anchorBox.left,
    right: innerWidth - anchorBox.right,
  }
  const needed = gapPixels + edgePixels + (side === 'top' || side === 'bottom' ? height : width)
  const chosen = roomOn[side] < needed && roomOn[opposite[side]] > roomOn[side] ? opposite[side] : side
  const middle = {
    x: (anchorBox.left + anchorBox.right - width) / 2,
    y: (anchorBox.top + anchorBox.bottom - height) / 2,
  }
  const left = {
    top: middle.x,
    bottom: middle.x,
    left: anchorBox.left - gapPixels - width,
    right: anchorBox.right + gapPixels,
  }
  const top = {
    left: middle.y,
    right: middle.y,
    top: anchorBox.top - gapPixels - height,
    bottom: anchorBox.bottom + gapPixels,
  }
  box.style.left = `${within(left[chosen], innerWidth - width)}px`
  box.style.top = `${within(top[chosen], innerHeight - height)}px`
}

function within(position: number, max: number): number {
  return Math.round(Math.max(edgePixels, Math.min(position, max - edgePixels)))
}
