import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { type LedgerLine, signedPoints } from './ledger-line.ts'
import css from './PointsLedger.module.css'
import { PointsWaterfall } from './PointsWaterfall.tsx'

interface PointsLedgerProps {
  score: number
  reasons: readonly LedgerLine[]
  /** Whether the radar that a flavor can be shown on stands beside it. */
  hasRadar?: boolean
}

export function PointsLedger({ score, reasons, hasRadar = false }: PointsLedgerProps) {
  return (
    <details className={css.ledger}>
      <summary>
        <CaretRightIcon weight="bold" size={14} aria-hidden="true" />
        Every point of the {score}
      </summary>
      <PointsWaterfall reasons={reasons} hasRadar={hasRadar} />
    </details>
  )
}

export function PointsList({ reasons }: Pick<PointsLedgerProps, 'reasons'>) {
  return (
    <ul className={css.list}>
      {reasons.map(({ text, points, isOwnTaste }) => (
        <li key={text}>
          <span>
            {text}
            {isOwnTaste && <i className={css.personal}>Your taste</i>}
          </span>
          <span className={css.points}>{signedPoints(points)}</span>
        </li>
      ))}
    </ul>
  )
}
