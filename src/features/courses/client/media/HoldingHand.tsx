import css from './FilmHand.module.css'
import { Finger } from './Finger.tsx'
import type { FingerShape } from './finger-path.ts'
import { Sleeve } from './Sleeve.tsx'

/** The part of a hand around a cigar that is seen behind it; the middle of the cigar is at 0, 0. */
export function HandBehindCigar() {
  return (
    <>
      <path d="M2 44Q-6 74 18 104Q44 132 84 144L124 108Q112 62 84 34Q40 22 2 44Z" className={css.skin} />
      <path
        d={Array.from(
          { length: 8 },
          (_, index) => `M${40 + index * 8} ${62 + index * 7}q8 12 4 ${28 - index}`,
        ).join('')}
        className={css.hatch}
      />
      <g transform="translate(-6 12)">
        <Sleeve />
      </g>
      {fingers.map(finger => (
        <Finger key={finger.tip[0]} shape={finger} />
      ))}
    </>
  )
}

/** Its thumb, which lies on the cigar. */
export function ThumbOnCigar() {
  return <Finger shape={thumb} hasNail />
}

const fingers: readonly FingerShape[] = [
  { root: [96, 66], bend: [86, -10], tip: [62, -38], rootRadius: 14, tipRadius: 10.5 },
  { root: [72, 56], bend: [62, -14], tip: [38, -41], rootRadius: 14, tipRadius: 11 },
  { root: [48, 52], bend: [38, -12], tip: [14, -39], rootRadius: 14, tipRadius: 10.5 },
]
const thumb: FingerShape = { root: [44, 84], bend: [4, 54], tip: [-6, 6], rootRadius: 17, tipRadius: 11.5 }
