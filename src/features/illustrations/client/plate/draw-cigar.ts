import { type Cut, engrave } from './burin.ts'
import { bell, clamp, noise1, noise2 } from './noise.ts'
import { ASH_END, aroundSteps, BAND, CIGAR_LENGTH, CIGAR_RADIUS, pointOnCigar } from './plate-cigar.ts'
import type { Plate } from './plate-ink.ts'

const SEAMS = [150, 318, 486, 654]
const LINE_STEP = 3.05

export function drawCigar({ canvas, ink }: Plate): void {
  clearBackground({ canvas, ink })
  for (let fromFoot = 0; fromFoot <= CIGAR_LENGTH; fromFoot += LINE_STEP) {
    if (fromFoot > BAND.from && fromFoot < BAND.to) continue
    const isAsh = fromFoot < ASH_END + 5 * noise1(fromFoot * 0.2)
    canvas.fillStyle = isAsh ? ink.ash : ink.leaf
    const cut = isAsh ? ashCut : leafCut
    engrave(
      canvas,
      aroundSteps(44).map(around => cut(fromFoot, around, ink.isDark)),
    )
  }
  outlineLeaf({ canvas, ink })
}

function clearBackground({ canvas, ink }: Plate): void {
  canvas.fillStyle = ink.paper
  canvas.beginPath()
  for (const around of aroundSteps(30)) canvas.lineTo(...pointOnCigar(0, around))
  canvas.lineTo(...pointOnCigar(CIGAR_LENGTH, Math.PI / 2))
  canvas.lineTo(...pointOnCigar(CIGAR_LENGTH, -Math.PI / 2))
  canvas.closePath()
  canvas.fill()
}

/** Light from above with a soft sheen, and a little from the table. */
function lightAround(around: number): number {
  const [up, out] = [Math.sin(around), Math.cos(around)]
  const lit = clamp(up * 0.72 + out * 0.62)
  const sheen = clamp(up * 0.62 + out * 0.79) ** 26
  return 0.05 + 0.62 * lit ** 1.5 + 0.42 * sheen + 0.22 * clamp(-up) ** 5
}

function ashCut(fromFoot: number, around: number, isDark: boolean): Cut {
  const crumble = noise2(fromFoot * 0.16 + 5, around * 2.6 + 20)
  const crack = bell(fromFoot % 19, 0, 2.2) > 0.5 ? 0.35 : 1
  const tone = clamp(0.22 + lightAround(around) * 0.9) * (0.35 + 1.05 * crumble) * crack
  const radius = CIGAR_RADIUS - 1.5 + 2.4 * noise2(fromFoot * 0.3, around * 2 + 3)
  const point = pointOnCigar(fromFoot + 3.4 * (crumble - 0.5), around, radius)
  return [...point, isDark ? tone * 2.75 : 0.75 * clamp(1.05 - tone) * 2.6]
}

function leafCut(fromFoot: number, around: number, isDark: boolean): Cut {
  let tone = lightAround(around)
  for (const seam of SEAMS) {
    const distance = fromFoot - (seam + around * 62)
    tone = tone * (1 - 0.62 * bell(distance, 0, 2.2)) + 0.2 * bell(distance, 6, 2.5)
  }
  tone *= clamp(1 - veinAt(fromFoot, around))
  tone *= 0.84 + 0.32 * noise2(fromFoot * 0.045 + around * 0.8, around * 5 + 9)
  tone *= 1 - 0.85 * bell(fromFoot, ASH_END + 6, 13)
  const waver = 1.6 * (noise2(fromFoot * 0.05, around * 1.7 + 30) - 0.5)
  return [...pointOnCigar(fromFoot + waver, around), isDark ? tone * 2.75 : clamp(1.12 - tone * 0.98) * 2.6]
}

function veinAt(fromFoot: number, around: number): number {
  let depth = 0
  for (let vein = 0; vein < 9; vein++) {
    const start = 90 + vein * 84 + 26 * noise1(vein * 9.1)
    const lean = 46 + 26 * noise1(vein * 3.3)
    depth += 0.5 * bell(fromFoot - (start + around * lean + 5 * noise1(around * 3 + vein)), 0, 1.3)
  }
  return depth
}

function outlineLeaf({ canvas, ink }: Plate): void {
  canvas.strokeStyle = ink.leaf
  canvas.lineWidth = 1.3
  canvas.globalAlpha = 0.8
  for (const edge of [Math.PI / 2, -Math.PI / 2]) {
    canvas.beginPath()
    canvas.moveTo(...pointOnCigar(ASH_END, edge))
    canvas.lineTo(...pointOnCigar(CIGAR_LENGTH, edge))
    canvas.stroke()
  }
  canvas.globalAlpha = 1
}
