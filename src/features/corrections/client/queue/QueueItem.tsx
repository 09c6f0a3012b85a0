import { useState } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import type { QueuedReport } from '../../queue.contract.ts'
import { RowFacts } from '../RowFacts.tsx'
import css from './CorrectionsQueue.module.css'
import { DeclineDialog } from './DeclineDialog.tsx'
import { ReportText } from './ReportText.tsx'

interface QueueItemProps {
  report: QueuedReport
  onTakeOver: () => void
}

/** A report beside today's row. */
export function QueueItem({ report, onTakeOver }: QueueItemProps) {
  const [isDeclining, setIsDeclining] = useState(false)
  const { of, rowId, name, row, isChanged } = report
  return (
    <li className={css.item}>
      <h3>{rowId && row ? <a href={cataloguePages[of](rowId)}>{name}</a> : name}</h3>
      <div className={css.pair}>
        <div className={css.reported}>
          <ReportText report={report} />
          <div className={css.actions}>
            <Button aria-label={`Take over the report about ${name}`} onClick={onTakeOver}>
              Take over
            </Button>
            <Button
              look="quiet"
              aria-label={`Decline the report about ${name}`}
              onClick={() => setIsDeclining(true)}
            >
              Decline
            </Button>
          </div>
        </div>
        <div className={css.today}>
          {row ? (
            <>
              {isChanged && <p className={css.note}>Corrected already, from the next start on:</p>}
              <RowFacts of={of} row={row} />
            </>
          ) : (
            <p className={css.note}>
              {rowId ? 'This row is gone.' : `The catalog has no such ${of}: taking it over adds it.`}
            </p>
          )}
        </div>
      </div>
      {isDeclining && <DeclineDialog report={report} onClose={() => setIsDeclining(false)} />}
    </li>
  )
}
