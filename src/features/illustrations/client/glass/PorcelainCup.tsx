import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { deepTone, foamTones, glintTone } from './drink-color.ts'
import { hatchHandle, outlineHandle } from './glass-handle.ts'
import { CUP, CUP_PERSPECTIVE, hatchCup, hatchSaucer, outlineCup } from './porcelain-lines.ts'

/** Drawn in lines like the glasses, not filled in. */
export const PORCELAIN = {
  light: 'var(--bg)',
  middle: 'var(--surface-2)',
  dark: 'var(--surface-2)',
  ink: 'var(--etch)',
}

const HANDLE = {
  start: [104, 65],
  pull: [
    [138, 48],
    [134, 98],
  ],
  end: [88, 90],
  thickness: [5.6, 4.4],
} as const

interface PorcelainCupProps {
  color: string
  /** What lies on the drink: the foam of milk or sugar, or the crema of an espresso. */
  cover?: 'foam' | 'crema' | undefined
  density: Density
  drawingId: string
}

export function PorcelainCup({ color, cover, density, drawingId }: PorcelainCupProps) {
  const glaze = `url(#${drawingId}glaze)`
  return (
    <>
      <Glaze drawingId={drawingId} />
      <Saucer glaze={glaze} density={density} drawingId={drawingId} />
      <g fill="none" stroke={PORCELAIN.ink} strokeWidth=".7">
        <path d={outlineHandle(HANDLE)} fill={PORCELAIN.middle} />
        <path d={hatchHandle(HANDLE, density === 'full' ? 26 : 12)} strokeWidth=".6" opacity=".55" />
        <path d={outlineCup()} fill={glaze} />
        <path d={hatchCup(density)} strokeWidth=".6" opacity=".55" />
        <path d="M36 66q2 18 13 30" strokeWidth="1.6" strokeLinecap="round" opacity=".6" />
      </g>
      <CupMouth color={color} cover={cover} drawingId={drawingId} />
      <Steam />
    </>
  )
}

function Steam() {
  return (
    <g fill="none" stroke="var(--etch)" strokeWidth=".6" strokeLinecap="round" opacity=".42">
      <path d="M58 47c-9-10 9-16 0-29s5-9 3-14M59 47c-6-10 8-16 1.5-28s4-9 2-14M60 47c-4-10 7-17 3-27" />
      <path d="M74 47c8-8-5-14 2-23s-2-8 1-12M75 47c6-8-4-14 2.5-22s-2-7 .5-11" />
    </g>
  )
}

function Glaze({ drawingId }: { drawingId: string }) {
  return (
    <defs>
      <linearGradient id={`${drawingId}glaze`}>
        <stop stopColor={PORCELAIN.middle} />
        <stop offset=".24" stopColor={PORCELAIN.light} />
        <stop offset=".6" stopColor={PORCELAIN.middle} />
        <stop offset="1" stopColor={PORCELAIN.dark} />
      </linearGradient>
      <radialGradient id={`${drawingId}shadow`}>
        <stop offset=".3" stopColor="#1A1008" stopOpacity=".5" />
        <stop offset="1" stopColor="#1A1008" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}

interface SaucerProps {
  glaze: string
  density: Density
  drawingId: string
}

function Saucer({ glaze, density, drawingId }: SaucerProps) {
  const { centerX, saucerY, saucerRadius } = CUP
  const ring = (share: number) => ({
    rx: toTenth(saucerRadius * share),
    ry: toTenth(saucerRadius * share * CUP_PERSPECTIVE),
  })
  return (
    <>
      <ellipse cx={centerX + 2} cy={saucerY + 10} {...ring(1.06)} fill={`url(#${drawingId}shadow)`} />
      <g fill="none" stroke={PORCELAIN.ink} strokeWidth=".7">
        <ellipse cx={centerX} cy={saucerY + 5} {...ring(0.86)} fill={PORCELAIN.dark} />
        <ellipse cx={centerX} cy={saucerY + 1.6} {...ring(1)} fill={PORCELAIN.dark} />
        <path d={hatchSaucer(density)} strokeWidth=".5" opacity=".55" />
        <ellipse cx={centerX} cy={saucerY} {...ring(1)} fill={glaze} />
        <ellipse cx={centerX} cy={saucerY} {...ring(0.93)} stroke="#B07A1C" strokeWidth="1" />
        <ellipse cx={centerX} cy={saucerY + 0.6} {...ring(0.56)} fill={PORCELAIN.middle} opacity=".8" />
        <ellipse
          cx={centerX + 6}
          cy={saucerY + 2}
          {...ring(0.44)}
          fill="#1A1008"
          stroke="none"
          opacity=".3"
        />
      </g>
    </>
  )
}

function CupMouth({ color, cover, drawingId }: Omit<PorcelainCupProps, 'density'>) {
  const { centerX, rimY, rimRadius } = CUP
  const mouthId = `${drawingId}mouth`
  const rim = { cx: centerX, cy: rimY, rx: rimRadius, ry: toTenth(rimRadius * CUP_PERSPECTIVE) }
  const drink = {
    cx: centerX,
    cy: rimY + 4,
    rx: rimRadius - 2.6,
    ry: toTenth((rimRadius - 2.6) * CUP_PERSPECTIVE),
  }
  return (
    <>
      <clipPath id={mouthId}>
        <ellipse {...rim} rx={rimRadius - 1.6} ry={rim.ry - 1} />
      </clipPath>
      <ellipse {...rim} fill={PORCELAIN.light} stroke={PORCELAIN.ink} strokeWidth=".7" />
      <g clipPath={`url(#${mouthId})`} fill="none">
        <ellipse {...rim} fill={PORCELAIN.middle} />
        <ellipse {...drink} fill={color} stroke={deepTone(color)} strokeWidth="1.4" />
        {cover && <CupCover drink={drink} cover={cover} color={color} />}
        <path
          d={`M${drink.cx - 30} ${drink.cy + 1}q12 6 30 6.4M${drink.cx + 8} ${drink.cy - 6}q14 1 20 4`}
          stroke={glintTone(color)}
          strokeWidth=".9"
          strokeLinecap="round"
          opacity=".55"
        />
      </g>
      <ellipse
        {...rim}
        rx={rimRadius - 1.6}
        ry={toTenth(rim.ry - 1)}
        fill="none"
        stroke="#B07A1C"
        strokeWidth=".8"
      />
    </>
  )
}

interface CupCoverProps {
  drink: { cx: number; cy: number; rx: number; ry: number }
  cover: 'foam' | 'crema'
  color: string
}

const CREMA = '#A9682F'

/** Foam lies in the middle with a rim of coffee around it, crema along the wall. */
function CupCover({ drink: { cx, cy, rx, ry }, cover, color }: CupCoverProps) {
  if (cover === 'crema')
    return <ellipse cx={cx} cy={cy} rx={rx - 2.4} ry={toTenth(ry - 0.8)} stroke={CREMA} strokeWidth="3.4" />
  const { light, shade } = foamTones(color)
  return (
    <>
      <ellipse
        cx={cx}
        cy={cy}
        rx={toTenth(rx * 0.8)}
        ry={toTenth(ry * 0.78)}
        fill={light}
        stroke={shade}
        strokeWidth=".6"
      />
      <path
        d={`M${cx - 14} ${cy + 1}q7-5 14 0t14 0M${cx - 7} ${cy - 3}q3.5-2.4 7 0t7 0`}
        stroke={deepTone(color)}
        strokeWidth=".8"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  )
}
