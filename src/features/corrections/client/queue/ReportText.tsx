import { TextLink } from '#platform/client/ui/TextLink.tsx'
import type { QueuedReport } from '../../queue.contract.ts'
import { dayOf, subjectLabel } from '../report-words.ts'
import css from './ReportText.module.css'

/** What a member has reported, as text. */
export function ReportText({ report }: { report: QueuedReport }) {
  const { about, proposal, source, reportedAt, reportedBy } = report
  return (
    <section className={css.report} aria-label="The report">
      <p className={css.about}>{subjectLabel(about)}</p>
      <p className={css.proposal}>{proposal}</p>
      {source && (
        <p className={css.source}>
          <TextLink href={source} external>
            {source}
          </TextLink>
        </p>
      )}
      <p className={css.meta}>
        {reportedBy}, <time dateTime={reportedAt}>{dayOf(reportedAt)}</time>
      </p>
    </section>
  )
}
