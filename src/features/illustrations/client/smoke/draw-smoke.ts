import type { Theme } from '#platform/client/ui/theme/shown-theme.ts'
import { pointOfSmoke, SMOKE_SHEETS, SMOKE_TONES, type SmokeColumn, type SmokeSheet } from './smoke-shape.ts'

const STEPS = 74
/** Strengths are tuned for this many strands per sheet. */
const TUNED_STRANDS = 200

/** Draws one frame. The number of strands changes the cost, not the overall darkness. */
export function drawSmoke(
  canvas: CanvasRenderingContext2D,
  column: SmokeColumn,
  theme: Theme,
  strands: number,
  seconds: number,
): void {
  canvas.globalCompositeOperation = theme === 'dark' ? 'lighter' : 'multiply'
  canvas.lineWidth = theme === 'dark' ? 0.75 : 0.7
  canvas.lineJoin = 'round'
  for (const sheet of SMOKE_SHEETS) {
    const strength = Math.min(1, column.strength * sheet.strength * (TUNED_STRANDS / strands) ** 0.8)
    canvas.strokeStyle = smokeTone(canvas, column, theme, strength)
    for (let strand = 0; strand < strands; strand++) {
      strokeStrand(canvas, column, sheet, strand / strands - 0.5, seconds)
    }
  }
}

function smokeTone(
  canvas: CanvasRenderingContext2D,
  { y, rise }: SmokeColumn,
  theme: Theme,
  strength: number,
) {
  const tone = canvas.createLinearGradient(0, y, 0, y - rise)
  const full = strength * (theme === 'dark' ? 0.085 : 0.11)
  for (const [offset, share, color] of SMOKE_TONES[theme])
    tone.addColorStop(offset, `rgba(${color},${full * share})`)
  return tone
}

function strokeStrand(
  canvas: CanvasRenderingContext2D,
  column: SmokeColumn,
  sheet: SmokeSheet,
  place: number,
  seconds: number,
): void {
  canvas.beginPath()
  for (let step = 0; step <= STEPS; step++)
    canvas.lineTo(...pointOfSmoke(column, sheet, place, step / STEPS, seconds))
  canvas.stroke()
}
