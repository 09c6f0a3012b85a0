import type { CigarSize } from '../cigar-size.rules.ts'
import css from './CigarOutline.module.css'

/** In inches: the diameter is in 64ths. */
const ringsPerInch = 64

/** Stands for a cigar whose leaf is not known, in its true size. Its name stands beside it. */
export function CigarOutline({ size, inches }: { size: CigarSize; inches: number }) {
  const { lengthInches, ringGauge } = size
  const thickness = ringGauge / ringsPerInch
  return (
    <svg
      className={css.outline}
      width={`${((lengthInches / inches) * 100).toFixed(2)}%`}
      viewBox={`0 0 ${lengthInches} ${thickness}`}
      overflow="visible"
      aria-hidden="true"
    >
      <rect width={lengthInches} height={thickness} rx={thickness / 2} />
    </svg>
  )
}
