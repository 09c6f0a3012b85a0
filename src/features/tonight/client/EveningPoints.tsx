import type { EveningPick } from '../tonight.contract.ts'
import css from './EveningPoints.module.css'

/** The score, which opens to every rule that spoke. */
export function EveningPoints({
  pick: { score, verdict, reasons },
}: {
  pick: Pick<EveningPick, 'score' | 'verdict' | 'reasons'>
}) {
  return (
    <div className={css.points}>
      <p className={css.score}>
        <span>{score}</span> {verdict}
      </p>
      <details className={css.ledger}>
        <summary>Every point of the {score}</summary>
        <ul>
          {reasons.map(({ points, text }) => (
            <li key={text}>
              <span>{text}</span>
              <span className={css.figure}>{points > 0 ? `+${points}` : `−${Math.abs(points)}`}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
