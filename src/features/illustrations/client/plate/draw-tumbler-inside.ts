import { type Cut, engrave } from './burin.ts'
import { bell } from './noise.ts'
import type { Plate } from './plate-ink.ts'
import { pointOnTumbler, TUMBLER, tumblerRadius, tumblerY } from './tumbler.ts'

/** Seen through the opening: the far wall and the surface of the whiskey. */
export function drawTumblerInside(plate: Plate): void {
  drawFarWall(plate)
  drawWhiskeySurface(plate)
}

function drawFarWall({ canvas, ink }: Plate): void {
  canvas.globalAlpha = 0.5
  canvas.fillStyle = ink.line
  for (let line = 0; line < 26; line++) {
    const cuts: Cut[] = []
    for (let step = 0; step <= 60; step++) {
      const around = Math.PI / 2 + (step / 60) * Math.PI
      const side = Math.sin(around)
      const window = bell(side, 0.38, 0.06)
      const light = 0.1 + 0.75 * Math.abs(side) ** 7 + 0.4 * window + 0.25 * bell(side, -0.55, 0.05)
      const shade = 0.16 + 0.7 * Math.abs(side) ** 5 + 0.25 * window
      cuts.push([...pointOnTumbler(around, line * 0.0135, 0.965), (ink.isDark ? light : shade) * 2])
    }
    engrave(canvas, cuts)
  }
}

function drawWhiskeySurface({ canvas, ink }: Plate): void {
  const y = tumblerY(TUMBLER.liquidTop)
  const radius = tumblerRadius(TUMBLER.liquidTop) * 0.955
  canvas.globalAlpha = 1
  canvas.fillStyle = ink.amber
  for (let line = -13; line <= 13; line++) {
    const depth = line / 13
    const reach = Math.sqrt(1 - depth * depth)
    const cuts: Cut[] = []
    for (let step = 0; step <= 48; step++) {
      const side = reach * ((2 * step) / 48 - 1)
      const light = 0.28 + 0.6 * bell(side, -0.45, 0.16) * bell(depth, 0.2, 0.6) + 0.3 * bell(side, 0.5, 0.1)
      const shade = 0.3 + 0.5 * bell(side, 0.3, 0.5)
      cuts.push([
        TUMBLER.centerX + radius * side,
        y + TUMBLER.perspective * radius * depth,
        (ink.isDark ? light : shade) * 2.3,
      ])
    }
    engrave(canvas, cuts)
  }
}
