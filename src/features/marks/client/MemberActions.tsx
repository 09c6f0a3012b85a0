import { type MarkKind, markLabels, marks } from '../marks.contract.ts'
import css from './MemberActions.module.css'

interface MemberActionsProps {
  kind: MarkKind
  id: string
  name: string
}

/** What a member does with a cigar or a drink of the catalog. Rendered by the server; `mark-buttons.ts` brings it to life. */
export function MemberActions({ kind, id, name }: MemberActionsProps) {
  return (
    <div className={css.actions} data-marks-kind={kind} data-marks-id={id}>
      <a className={css.pair} href={`/pair?${new URLSearchParams({ [kind]: name })}`}>
        Pair this
      </a>
      <fieldset className={css.marks} aria-label={`You and ${name}`}>
        {marks.map(mark => (
          <button
            key={mark}
            type="button"
            className={css.mark}
            data-mark={mark}
            aria-pressed="false"
            disabled
          >
            {markLabels[mark]}
          </button>
        ))}
      </fieldset>
      <div className={css.foot}>
        {kind === 'cigar' && (
          <a data-marks-humidor href="/dashboard/humidor" hidden>
            &nbsp;
          </a>
        )}
        <p role="status" data-marks-status />
      </div>
    </div>
  )
}
