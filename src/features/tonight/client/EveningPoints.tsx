import { PointsLedger } from '#features/pairing/client/PointsLedger.tsx'
import type { EveningPick } from '../tonight.contract.ts'
import css from './EveningPoints.module.css'

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
      <PointsLedger score={score} reasons={reasons} />
    </div>
  )
}
