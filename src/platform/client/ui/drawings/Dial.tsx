import { memo } from 'react'
import styles from './Dial.module.css'
import { Drawing } from './Drawing.tsx'
import {
  DIAL_CENTER,
  DIAL_RADIUS,
  DIAL_SIZE,
  type DialScale,
  dialAngle,
  dialArc,
  dialTicks,
  numberRadius,
} from './instruments/dial-geometry.ts'
import { toTenth } from './line/round.ts'

export interface DialProps extends DialScale {
  label: string
  /** `null` without a reading. */
  value: number | null
  unit: string
  target: { lowest: number; highest: number }
  /** The state in words, "In range": color alone is not accessible. */
  state: string
  /** Fades the needle for an old reading. */
  isStale?: boolean
  decimals?: number
  widthPixels?: number
}

export const Dial = memo(function Dial(props: DialProps) {
  const { label, value, unit, target, state, isStale = false, decimals = 1, widthPixels = 240 } = props
  const valueText = value === null ? '–' : value.toFixed(decimals)
  const stateText = `${state}, target ${target.lowest} to ${target.highest}`
  // role="meter" requires a value; without one the dial is an image.
  const meter =
    value === null
      ? { role: 'img', 'aria-label': `${label}: No reading, ${stateText}` }
      : {
          role: 'meter',
          'aria-label': label,
          'aria-valuemin': props.minimum,
          'aria-valuemax': props.maximum,
          'aria-valuenow': value,
          'aria-valuetext': `${valueText}${unit}, ${stateText}`,
        }
  return (
    <div {...meter} className={styles.dial}>
      <Drawing
        widthPixels={widthPixels}
        heightPixels={toTenth((widthPixels * DIAL_SIZE.height) / DIAL_SIZE.width)}
        units={DIAL_SIZE}
        title={undefined}
      >
        {value !== null && <Needle degrees={dialAngle(value, props)} isStale={isStale} />}
        <DialFace scale={props} target={target} widthPixels={widthPixels} hasValue={value !== null} />
        <text
          className={styles.reading}
          x={DIAL_CENTER.x}
          y={DIAL_CENTER.y}
          dy=".3em"
          textAnchor="middle"
          fontSize="62"
          fontWeight="330"
          fill={isStale ? 'var(--text-3)' : 'var(--text)'}
        >
          {valueText}
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
  hasValue: boolean
}

function DialFace({ scale, target, widthPixels, hasValue }: DialFaceProps) {
  // At least 12 px on the screen.
  const numberSize = toTenth(Math.min(15, Math.max(12, (12 * DIAL_SIZE.width) / widthPixels)))
  const ticks = dialTicks(scale)
  return (
    <>
      <g fill="none">
        <path d={dialArc(scale.minimum, scale.maximum, scale)} stroke="var(--line-2)" />
        <path
          d={dialArc(target.lowest, target.highest, scale)}
          stroke={hasValue ? 'var(--gold-graphic)' : 'var(--text-3)'}
          strokeWidth="3.5"
        />
        <path d={ticks.minor} stroke="var(--text-3)" strokeWidth=".8" opacity=".75" />
        <path d={ticks.major} stroke="var(--text-2)" strokeWidth="1.3" />
      </g>
      <g className={styles.numbers} fontSize={numberSize} textAnchor="middle" fill="var(--text-3)">
        {ticks.numbers.map(({ value, position: [x, y] }) => (
          <text key={value} x={toTenth(x)} y={toTenth(y)} dy=".36em">
            {value}
          </text>
        ))}
      </g>
    </>
  )
}

function Needle({ degrees, isStale }: { degrees: number; isStale: boolean }) {
  const { x, y } = DIAL_CENTER
  const tip = x + DIAL_RADIUS - 3
  const ink = isStale ? 'var(--text-3)' : 'var(--text)'
  return (
    <g transform={`rotate(${toTenth(degrees)} ${x} ${y})`}>
      <g className={styles.needle} stroke={ink} strokeWidth="2" strokeLinecap="round">
        <path d={`M${x + numberRadius + 9} ${y}H${tip}`} />
        <path d={`M${tip} ${y}h0`} strokeWidth="6.8" />
      </g>
    </g>
  )
}
