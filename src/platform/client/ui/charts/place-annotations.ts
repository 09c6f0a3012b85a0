export interface PlacedAnnotation {
  /** Of the point on the line. */
  x: number
  y: number
  text: string
  side: 'above' | 'below'
  /** Where the text starts or ends. */
  textX: number
  anchor: 'start' | 'end'
  /** 0 is next to the edge of the plot; a text that would overlap another one moves inward. */
  row: number
}

/** Average of the text face at 12 px. */
const characterPixels = 6.2
const textOffset = 8

interface Point {
  x: number
  y: number
  text: string
}

/** Texts of low points stand below the line, the others above it. */
export function placeAnnotations(
  points: readonly Point[],
  plot: { left: number; right: number; middle: number },
): PlacedAnnotation[] {
  const taken: { side: string; row: number; from: number; to: number }[] = []
  return points.map(point => {
    const side = point.y > plot.middle ? 'below' : 'above'
    const width = point.text.length * characterPixels + textOffset
    const anchor = point.x + width > plot.right && point.x - width >= plot.left ? 'end' : 'start'
    const [from, to] = anchor === 'end' ? [point.x - width, point.x] : [point.x, point.x + width]
    const overlaps = (row: number) =>
      taken.some(other => other.side === side && other.row === row && other.from < to && other.to > from)
    let row = 0
    while (overlaps(row)) row++
    taken.push({ side, row, from, to })
    return { ...point, side, anchor, row, textX: point.x + (anchor === 'end' ? -textOffset : textOffset) }
  })
}
