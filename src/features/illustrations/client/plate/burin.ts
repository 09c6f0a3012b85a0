/** A point on an engraved line, with the width of the line there. */
export type Cut = readonly [x: number, y: number, width: number]

/** Thinner parts of a line are left out. */
const MIN_CUT_WIDTH = 0.12

/** Draws one line whose thickness follows the tone, broken where it gets too thin. */
export function engrave(canvas: CanvasRenderingContext2D, cuts: readonly Cut[]): void {
  let run: Cut[] = []
  for (const cut of cuts) {
    if (cut[2] >= MIN_CUT_WIDTH) run.push(cut)
    else {
      fillRun(canvas, run)
      run = []
    }
  }
  fillRun(canvas, run)
}

function fillRun(canvas: CanvasRenderingContext2D, run: readonly Cut[]): void {
  if (run.length < 2) return
  const edges = run.map((cut, index) => edgeOf(run[index - 1] ?? cut, cut, run[index + 1] ?? cut))
  canvas.beginPath()
  run.forEach(([x, y], index) => {
    const [edgeX, edgeY] = edges[index] ?? [0, 0]
    canvas.lineTo(x + edgeX, y + edgeY)
  })
  for (let index = run.length - 1; index >= 0; index--) {
    const [x, y] = run[index] ?? [0, 0]
    const [edgeX, edgeY] = edges[index] ?? [0, 0]
    canvas.lineTo(x - edgeX, y - edgeY)
  }
  canvas.closePath()
  canvas.fill()
}

/** The offset from the middle of the line to its edge, perpendicular to its direction. */
function edgeOf(before: Cut, [, , width]: Cut, after: Cut): [number, number] {
  const [runX, runY] = [after[0] - before[0], after[1] - before[1]]
  const half = width / 2 / (Math.hypot(runX, runY) || 1)
  return [-runY * half, runX * half]
}
