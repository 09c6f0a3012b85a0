import css from './FilmHand.module.css'
import { Finger } from './Finger.tsx'
import { blades } from './film-motion.ts'
import type { FingerShape } from './finger-path.ts'

interface CutterProps {
  /** Where the cut goes through the cigar, and its middle line. */
  x: number
  middle: number
  progress: number
}

/** Of the opening, which is a circle seen from the side. */
const opening = { across: 16, up: 41 }
const frame = { across: 25, up: 66 }
const ring = { across: 11, up: 23 }
/** Of the edge of a blade: it takes the head between two hollows. */
const hollow = 12

/** A straight cutter in a hand: a steel frame, two blades in it, and a ring at each end. Drawn between cigar and cap. */
export function Cutter({ x, middle, progress }: CutterProps) {
  const gap = blades(progress)
  const ringAt = frame.up + ring.up + 2 + gap * 0.4
  return (
    <g transform={`translate(${x} ${middle})`}>
      <Palm />
      <path d={frameAt(6)} fillRule="evenodd" className={css.edge} />
      <clipPath id="film-opening">
        <ellipse rx={opening.across} ry={opening.up} />
      </clipPath>
      <g clipPath="url(#film-opening)">
        {[-1, 1].map(side => (
          <path
            key={side}
            d={`M-24 ${side * 90}V${side * (gap - 1)}Q0 ${side * (gap - 1 + (gap < 2 ? 0 : hollow))} 24 ${side * (gap - 1)}V${side * 90}Z`}
            fill="url(#film-blade)"
            stroke="#3C3934"
          />
        ))}
      </g>
      {[-1, 1].map(side => (
        <path
          key={side}
          d={`M-6 ${side * (ringAt - ring.up)}V${side * (opening.up + 4)}H6V${side * (ringAt - ring.up)}Z`}
          fill="url(#film-blade)"
          stroke="#3C3934"
        />
      ))}
      <path d={frameAt(0)} fillRule="evenodd" fill="url(#film-blade)" stroke="#3C3934" />
      <ellipse rx={opening.across + 3} ry={opening.up + 4} className={css.engraved} />
      {[-1, 1].map(side => (
        <g key={side} transform={`translate(0 ${side * ringAt})`}>
          <ellipse rx={ring.across} ry={ring.up} className={css.ring} />
          <Finger shape={side < 0 ? forefinger : thumb} hasNail={side > 0} />
          {/* The finger goes in from the left and comes out behind. */}
          <path d={`M0 ${-ring.up}A${ring.across} ${ring.up} 0 0 1 0 ${ring.up}`} className={css.ring} />
        </g>
      ))}
    </g>
  )
}

function frameAt(shift: number): string {
  const { across, up } = frame
  const corner = 14
  const outer = `M${shift - across + corner} ${-up}H${shift + across - corner}Q${shift + across} ${-up} ${shift + across} ${corner - up}V${up - corner}Q${shift + across} ${up} ${shift + across - corner} ${up}H${shift - across + corner}Q${shift - across} ${up} ${shift - across} ${up - corner}V${corner - up}Q${shift - across} ${-up} ${shift - across + corner} ${-up}Z`
  return `${outer}M${shift} ${-opening.up}A${opening.across} ${opening.up} 0 0 0 ${shift} ${opening.up}A${opening.across} ${opening.up} 0 0 0 ${shift} ${-opening.up}Z`
}

/** Each from the palm into its ring, whose middle is at 0, 0. */
const forefinger: FingerShape = {
  root: [-134, 78],
  bend: [-78, -22],
  tip: [8, 2],
  rootRadius: 15,
  tipRadius: 9.5,
}
const thumb: FingerShape = { root: [-132, -72], bend: [-74, 24], tip: [10, 0], rootRadius: 17, tipRadius: 10 }

/** With its cuff and sleeve, from the left. */
function Palm() {
  return (
    <>
      <path
        d="M-160 -50Q-130 -64 -114 -42Q-99 -10 -105 34Q-116 62 -140 62Q-152 60 -162 52Z"
        className={css.skin}
      />
      <path
        d={Array.from(
          { length: 6 },
          (_, index) => `M${-152 + index * 7} ${16 + index * 3}q6 13 2 ${28 - index}`,
        ).join('')}
        className={css.hatch}
      />
      <path d="M-158 -56L-176 -58L-178 60L-160 58Z" className={css.cuff} />
      <path d="M-175 -66L-214 -78L-219 80L-177 68Z" className={css.sleeve} />
      <path
        d={Array.from(
          { length: 4 },
          (_, index) => `M${-184 - index * 9} ${-66 - index * 2}L${-187 - index * 9} ${68 + index * 2}`,
        ).join('')}
        className={css.weave}
      />
    </>
  )
}
