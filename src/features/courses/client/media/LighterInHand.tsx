import css from './FilmHand.module.css'
import { Finger } from './Finger.tsx'
import type { FingerShape } from './finger-path.ts'
import { Sleeve } from './Sleeve.tsx'

/** A hand that holds a lighter; its flame burns at 0, 0. */
export function LighterInHand({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={backOfHand} className={css.skin} />
      <path d={backHatch} className={css.hatch} />
      <Sleeve />
      <Lighter />
      {fingers.map(finger => (
        <Finger key={finger.tip[1]} shape={finger} />
      ))}
      <Finger shape={thumb} hasNail />
    </g>
  )
}

const backOfHand = 'M60 50Q72 34 88 44Q114 66 132 102L96 140Q70 138 46 124Z'
const backHatch = Array.from(
  { length: 9 },
  (_, index) => `M${58 + index * 7} ${44 + index * 8}q8 12 4 ${26 - index}`,
).join('')

/** From the little finger up, so that each lies over the one below. */
const fingers: readonly FingerShape[] = [
  { root: [66, 122], bend: [28, 118], tip: [-8, 112], rootRadius: 11, tipRadius: 9 },
  { root: [70, 104], bend: [28, 99], tip: [-15, 94], rootRadius: 12, tipRadius: 10.5 },
  { root: [70, 84], bend: [28, 78], tip: [-18, 74], rootRadius: 13, tipRadius: 11 },
  { root: [66, 62], bend: [28, 56], tip: [-16, 53], rootRadius: 13, tipRadius: 11 },
]

const thumb: FingerShape = { root: [76, 58], bend: [60, 18], tip: [24, 14], rootRadius: 15, tipRadius: 10 }

function Lighter() {
  return (
    <>
      <path
        d="M-15 24L-15 20L-47 12Q-51 11 -50 7L-47 -6Q-46 -10 -42 -9L-12 -1Z"
        fill="url(#film-blade)"
        stroke="#3c3934"
      />
      <rect x="-11" y="2" width="22" height="24" fill="url(#film-blade)" stroke="#3c3934" />
      {[-5, 0, 5].flatMap(across =>
        [9, 16].map(down => (
          <circle key={`${across} ${down}`} cx={across} cy={down} r="1.7" fill="#3c3934" />
        )),
      )}
      <circle cx="17" cy="18" r="8" fill="#77726a" stroke="#3c3934" strokeDasharray="2 1.4" />
      <rect x="-16" y="24" width="32" height="112" rx="4" fill="url(#film-blade)" stroke="#3c3934" />
      <path d="M-10 30V132M-4 30V132M2 30V132" stroke="#55514b" strokeWidth=".7" opacity=".6" />
    </>
  )
}
