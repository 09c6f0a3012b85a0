import { MONOGRAM } from '../monogram.ts'
import { aroundSteps, BAND, CIGAR_RADIUS, CIGAR_TILT, pointOnCigar } from './plate-cigar.ts'
import type { Plate } from './plate-ink.ts'

const MIDDLE = (BAND.from + BAND.to) / 2

/** The paper band: interlaced guilloche, rules, and a medallion with the monogram. */
export function drawBand(plate: Plate): void {
  const { canvas, ink } = plate
  canvas.save()
  traceBand(canvas)
  canvas.fillStyle = ink.bandPaper
  canvas.fill()
  canvas.clip()
  canvas.strokeStyle = ink.gold
  for (let wave = 0; wave < 14; wave++) {
    const shift = (wave / 14) * Math.PI * 2
    strokeRound(canvas, 0.7, around => MIDDLE + 24 * Math.sin(around * 7 + shift))
    strokeRound(canvas, 0.5, around => MIDDLE + 11 * Math.sin(around * 14 + shift))
  }
  for (const [inset, width] of [
    [1.5, 3.4],
    [6.5, 1],
    [9, 1],
  ] as const) {
    strokeRound(canvas, width, () => BAND.from + inset)
    strokeRound(canvas, width, () => BAND.to - inset)
  }
  drawMedallion(plate)
  canvas.restore()
  shadeBand(plate)
}

function traceBand(canvas: CanvasRenderingContext2D): void {
  canvas.beginPath()
  for (const around of aroundSteps(24)) canvas.lineTo(...pointOnCigar(BAND.from, around))
  for (const around of aroundSteps(24).reverse()) canvas.lineTo(...pointOnCigar(BAND.to, around))
  canvas.closePath()
}

function strokeRound(
  canvas: CanvasRenderingContext2D,
  width: number,
  fromFootAt: (around: number) => number,
): void {
  canvas.beginPath()
  for (const around of aroundSteps(120))
    canvas.lineTo(...pointOnCigar(fromFootAt(around), around, CIGAR_RADIUS + 0.5))
  canvas.lineWidth = width
  canvas.stroke()
}

function drawMedallion({ canvas, ink }: Plate): void {
  canvas.translate(...pointOnCigar(MIDDLE + 12, 0.12))
  canvas.rotate(CIGAR_TILT)
  const oval = (radiusX: number, radiusY: number) => {
    canvas.beginPath()
    canvas.ellipse(-12, 0, radiusX, radiusY, 0, 0, 7)
  }
  oval(21, 27)
  canvas.fillStyle = ink.medallion
  canvas.fill()
  canvas.strokeStyle = ink.goldLight
  canvas.lineWidth = 1.6
  canvas.stroke()
  oval(17.5, 23.5)
  canvas.lineWidth = 0.6
  canvas.stroke()
  canvas.rotate(Math.PI / 2)
  canvas.fillStyle = '#F5B321'
  canvas.font = '500 25px Imbue, serif'
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.fillText(MONOGRAM, 0, 13)
}

const BAND_SHADES = {
  dark: [
    [0, 'rgba(0,0,0,.55)'],
    [0.3, 'rgba(0,0,0,0)'],
    [0.62, 'rgba(0,0,0,.15)'],
    [1, 'rgba(0,0,0,.85)'],
  ],
  light: [
    [0, 'rgba(90,58,30,.35)'],
    [0.3, 'rgba(255,255,255,0)'],
    [1, 'rgba(60,36,16,.6)'],
  ],
} as const

function shadeBand({ canvas, ink }: Plate): void {
  const shade = canvas.createLinearGradient(
    ...pointOnCigar(MIDDLE, Math.PI / 2),
    ...pointOnCigar(MIDDLE, -Math.PI / 2),
  )
  for (const [offset, color] of BAND_SHADES[ink.isDark ? 'dark' : 'light']) shade.addColorStop(offset, color)
  traceBand(canvas)
  canvas.fillStyle = shade
  canvas.fill()
}
