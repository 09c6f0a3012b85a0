import { clamp, noise1 } from './noise.ts'
import { ASH_END, aroundSteps, CIGAR_BULGE, CIGAR_RADIUS, CIGAR_TILT, pointOnCigar } from './plate-cigar.ts'
import type { Plate } from './plate-ink.ts'

const EMBER_COLORS = ['#FFE2A0', '#FFC23D', '#F58A1F', '#E2571B', '#B8330F']

/** The glowing line between ash and leaf, the rolled foot, and the warmth around them. */
export function drawEmber(plate: Plate): void {
  drawBurnLine(plate)
  drawFoot(plate)
  drawWarmth(plate)
}

function drawBurnLine({ canvas, ink }: Plate): void {
  canvas.save()
  if (ink.isDark) canvas.globalCompositeOperation = 'lighter'
  EMBER_COLORS.forEach((color, pass) => {
    canvas.fillStyle = color
    aroundSteps(63).forEach((around, speck) => {
      const heat = noise1(speck * 0.55 + pass * 13)
      const [x, y] = pointOnCigar(ASH_END - 3 + pass * 2.1 + 6 * (heat - 0.5), around)
      canvas.globalAlpha = (ink.isDark ? 0.75 : 0.95) * clamp(0.2 + 1.2 * heat) * (1 - pass * 0.12)
      canvas.beginPath()
      canvas.ellipse(x, y, 1.5 + 1.7 * heat, 1 + 1.2 * heat, 0, 0, 7)
      canvas.fill()
    })
  })
  canvas.restore()
}

function drawFoot({ canvas, ink }: Plate): void {
  canvas.save()
  canvas.translate(...pointOnCigar(0, Math.PI / 2, 0))
  canvas.rotate(CIGAR_TILT)
  canvas.beginPath()
  canvas.ellipse(0, 0, CIGAR_BULGE * CIGAR_RADIUS, CIGAR_RADIUS - 1, 0, 0, 7)
  canvas.fillStyle = ink.paper
  canvas.fill()
  canvas.strokeStyle = ink.ash
  for (let ring = 0; ring < 11; ring++) {
    canvas.globalAlpha = 0.35 + 0.55 * noise1(ring * 3.7)
    canvas.lineWidth = 0.6 + 1.1 * noise1(ring * 5.1)
    strokeFootRing(canvas, ring)
  }
  canvas.restore()
}

function strokeFootRing(canvas: CanvasRenderingContext2D, ring: number): void {
  canvas.beginPath()
  for (let step = 0; step <= 60; step++) {
    const angle = (step / 60) * Math.PI * 2
    const fold = 1 + 0.09 * (noise1(step * 0.35 + ring * 7) - 0.5)
    const radius = (CIGAR_RADIUS - 2) * ((ring + 0.5) / 11) * fold
    canvas.lineTo(CIGAR_BULGE * radius * Math.cos(angle), radius * Math.sin(angle))
  }
  canvas.closePath()
  canvas.stroke()
}

const WARMTH = {
  dark: [
    [0, 'rgba(245,150,40,.5)'],
    [0.25, 'rgba(245,120,30,.16)'],
    [1, 'rgba(245,120,30,0)'],
  ],
  light: [
    [0, 'rgba(245,179,33,.38)'],
    [0.35, 'rgba(245,179,33,.1)'],
    [1, 'rgba(255,255,255,0)'],
  ],
} as const

function drawWarmth({ canvas, ink }: Plate): void {
  const [x, y] = pointOnCigar(ASH_END, 0.2)
  canvas.save()
  canvas.globalCompositeOperation = ink.isDark ? 'lighter' : 'multiply'
  const warmth = canvas.createRadialGradient(x, y, 2, x, y, 150)
  for (const [offset, color] of WARMTH[ink.isDark ? 'dark' : 'light']) warmth.addColorStop(offset, color)
  canvas.fillStyle = warmth
  canvas.fillRect(x - 160, y - 160, 320, 320)
  canvas.restore()
}
