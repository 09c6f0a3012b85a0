import { type Cut, engrave } from './burin.ts'
import { bell, clamp, mix, noise2 } from './noise.ts'
import type { Plate } from './plate-ink.ts'

const TABLE_Y = 812
const LIGHT_X = 560

/** The table: level lines in a pool of light, and the amber light that falls through the whiskey. */
export function drawTable(plate: Plate): void {
  plate.canvas.fillStyle = plate.ink.line
  plate.canvas.globalAlpha = plate.ink.isDark ? 0.55 : 0.5
  for (let line = 0; line < 34; line++) engrave(plate.canvas, tableLine(line, plate.ink.isDark))
  drawCaustic(plate)
}

function tableLine(line: number, isDark: boolean): Cut[] {
  const y = TABLE_Y - 60 + line * 4.6
  const cuts: Cut[] = []
  for (let x = 40; x <= 940; x += 7) {
    const light = clamp(1 - Math.hypot((x - LIGHT_X) / 360, (y - TABLE_Y) / 66))
    const shadow = Math.min(1, Math.hypot((x - LIGHT_X - 40) / 190, (y - TABLE_Y - 4) / 30))
    const grain = 0.75 + 0.5 * noise2(x * 0.03, line * 0.9)
    const width = isDark ? light * 0.62 * mix(0.05, 1, shadow) * 2.6 : light * inkInShadow(shadow)
    cuts.push([x, y, width * grain])
  }
  return cuts
}

const inkInShadow = (shadow: number) => (shadow < 1 ? mix(3, 1.1, shadow) : 1.1)

function drawCaustic({ canvas, ink }: Plate): void {
  canvas.fillStyle = ink.amber
  canvas.globalAlpha = ink.isDark ? 0.95 : 0.9
  for (let line = 0; line < 13; line++) {
    const cuts: Cut[] = []
    for (let x = 560; x <= 900; x += 5) {
      const light = clamp((x - 560) / 90) * bell(x, 742 + line * 4, 66 - line * 2) * bell(line, 5, 4)
      const ripple = 0.35 + 0.9 * noise2(x * 0.045 + line * 0.6, line * 0.5)
      cuts.push([x, TABLE_Y + 6 + line * 4.6, light * ripple * 3.4])
    }
    engrave(canvas, cuts)
  }
}
