/** SVG path of evenly spaced radial lines between two circles. */
export function radialLines(count: number, inner: number, outer: number, center: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const point = (radius: number) =>
      `${(center + radius * x).toFixed(1)} ${(center + radius * y).toFixed(1)}`
    return `M${point(inner)}L${point(outer)}`
  }).join('')
}
