import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import type { Medium } from '../../lesson.contract.ts'
import { rulerInches } from './line-up.ts'
import css from './MovableCigar.module.css'

interface MovableCigarProps {
  size: Extract<Medium, { kind: 'sizes' }>['sizes'][number]
  /** Where its head lies on the ruler, in inches. */
  start: number
  onMove: (start: number) => void
}

/** A cigar on a ruler. The range input above it takes drags, arrow keys and touches. */
export function MovableCigar({ size, start, onMove }: MovableCigarProps) {
  const { name, lengthInches } = size
  const room = Math.max(0, rulerInches - lengthInches)
  return (
    <div className={css.cigar}>
      <svg className={css.lane} viewBox={`0 0 ${rulerInches * 100} 96`} aria-hidden="true">
        <svg x={start * 100} width={rulerInches * 100} height="96" overflow="visible" aria-hidden="true">
          <ScaledCigar size={size} shade={size.shade} brand={name} inches={rulerInches} density="full" />
        </svg>
      </svg>
      <span className={css.name}>{name}</span>
      <input
        type="range"
        min={0}
        max={room}
        step={0.125}
        value={start}
        aria-label={`Move the ${name}`}
        aria-valuetext={`Its head lies at ${start} inches`}
        onChange={event => onMove(Number(event.currentTarget.value))}
      />
    </div>
  )
}
