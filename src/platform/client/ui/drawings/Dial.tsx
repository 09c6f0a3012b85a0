import { memo } from 'react'
import styles from './Dial.module.css'
import { Drawing } from './Drawing.tsx'
import {
  DIAL_CENTRE,
  DIAL_RADIUS,
  DIAL_SIZE,
  type DialScale,
  dialAngle,
  dialArc,
  dialTicks,
} from './instruments/dial-geometry.ts'
import { toTenth } from './line/round.ts'

export interface DialProps extends DialScale {
  /** What is measured: "Relative humidity". */
  label: string
  /** `null` when there is no reading at all. */
  value: number | null
  unit: string
  target: { lowest: number; highest: number }
  /** The judgement in words: "In range". It is said, not only coloured. */
  state: string
  /** An old reading: the needle fades. The caption beside the dial says how old. */
  isStale?: boolean
  decimals?: number
  widthPixels?: number
}

/** A hygrometer's face: ticks, the target as a gold arc, a needle that settles once. */
export const Dial = memo(function Dial(props: DialProps) {
  const { label, value, unit, target, state, isStale = false, decimals = 1, widthPixels = 240 } = props
  const written = value === null ? '–' : value.toFixed(decimals)
  const aim = `${state}, target ${target.lowest} to ${target.highest}`
  // A meter has to have a value; without one it is a picture that says so.
  const meter =
    value === null
      ? { role: 'img', 'aria-label': `${label}: No reading, ${aim}` }
      : {
          role: 'meter',
          'aria-label': label,
          'aria-valuemin': props.minimum,
          'aria-valuemax': props.maximum,
          'aria-valuenow': value,
          'aria-valuetext': `${written}${unit}, ${aim}`,
        }
  return (
    <div {...meter}>
      <Drawing
        widthPixels={widthPixels}
        heightPixels={toTenth((widthPixels * DIAL_SIZE.height) / DIAL_SIZE.width)}
        units={DIAL_SIZE}
        title={undefined}
      >
        <DialFace scale={props} target={target} widthPixels={widthPixels} />
        {value !== null && <Needle degrees={dialAngle(value, props)} isStale={isStale} />}
        <text
          className={styles.reading}
          x={DIAL_CENTRE.x}
          y={DIAL_CENTRE.y}
          dy=".3em"
          textAnchor="middle"
          fontSize="62"
          fontWeight="330"
          fill={isStale ? 'var(--text-3)' : 'var(--text)'}
        >
          {written}
          {value !== null && (
            <tspan fontSize="25" dx="1" dy="-19" fill="var(--text-2)">
              {unit}
            </tspan>
          )}
        </text>
      </Drawing>
    </div>
  )
})

interface DialFaceProps {
  scale: DialScale
  target: { lowest: number; highest: number }
  widthPixels: number
}

function DialFace({ scale, target, widthPixels }: DialFaceProps) {
  // Twelve pixels on the screen is the floor for a number.
  const numberSize = toTenth(Math.min(15, Math.max(12, (12 * DIAL_SIZE.width) / widthPixels)))
  const ticks = dialTicks(scale)
  return (
    <>
      <g fill="none">
        <path d={dialArc(scale.minimum, scale.maximum, scale)} stroke="var(--line-2)" />
        <path
          d={dialArc(target.lowest, target.highest, scale)}
          stroke="var(--gold-graphic)"
          strokeWidth="3.5"
        />
        <path d={ticks.minor} stroke="var(--text-3)" strokeWidth=".8" opacity=".75" />
        <path d={ticks.major} stroke="var(--text-2)" strokeWidth="1.3" />
      </g>
      <g fontSize={numberSize} textAnchor="middle" fill="var(--text-3)">
        {ticks.numbers.map(({ value, at: [x, y] }) => (
          <text key={value} x={toTenth(x)} y={toTenth(y)} dy=".36em">
            {value}
          </text>
        ))}
      </g>
    </>
  )
}

function Needle({ degrees, isStale }: { degrees: number; isStale: boolean }) {
  const { x, y } = DIAL_CENTRE
  const tip = x + DIAL_RADIUS - 3
  const ink = isStale ? 'var(--text-3)' : 'var(--text)'
  return (
    <g transform={`rotate(${toTenth(degrees)} ${x} ${y})`}>
      <g className={styles.needle} stroke={ink} strokeWidth="2" strokeLinecap="round">
        <path d={`M${x + 46} ${y}H${tip}`} />
        <path d={`M${tip} ${y}h0`} strokeWidth="6.8" />
      </g>
    </g>
  )
}
