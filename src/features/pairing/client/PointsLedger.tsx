import type { Reason } from '../pairing.contract.ts'
import css from './PointsLedger.module.css'

/** Reasons from the member's own taste are marked. */
export interface LedgerLine extends Reason {
  isOwnTaste?: boolean | undefined
}

interface PointsLedgerProps {
  score: number
  reasons: readonly LedgerLine[]
}

export function PointsLedger({ score, reasons }: PointsLedgerProps) {
  return (
    <details className={css.ledger}>
      <summary>Every point of the {score}</summary>
      <PointsList reasons={reasons} />
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
          <span className={css.points}>{points > 0 ? `+${points}` : `−${Math.abs(points)}`}</span>
        </li>
      ))}
    </ul>
  )
}
