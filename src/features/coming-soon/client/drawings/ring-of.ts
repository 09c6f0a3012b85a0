/** Lines from an inner to an outer circle, evenly round a center, as the path of an SVG. */
export function ringOf(count: number, inner: number, outer: number, center: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const point = (radius: number) =>
      `${(center + radius * x).toFixed(1)} ${(center + radius * y).toFixed(1)}`
    return `M${point(inner)}L${point(outer)}`
  }).join('')
}
