import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EntryDrawing } from '#features/journal/client/EntryDrawing.tsx'
import { noFilter } from '#features/journal/client/journal-filter.ts'
import { entriesQuery } from '#features/journal/client/journal-queries.ts'
import { useJournalEvents } from '#features/journal/client/use-journal-events.ts'
import { entriesUnreadable, type JournalEntry } from '#features/journal/journal.contract.ts'
import { dayOf } from '#platform/client/day.ts'
import { formatDay } from '#platform/client/relative-time.ts'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import css from './LatelyInJournal.module.css'

const maxRows = 3

/** The latest entries; without any, how to begin. */
export function LatelyInJournal() {
  useJournalEvents()
  const { data, isError, isFetching, refetch } = useInfiniteQuery(entriesQuery(noFilter))
  const first = data?.pages[0]
  const total = first?.total ?? 0
  return (
    <section className={css.section} aria-labelledby="lately">
      <div className={css.head}>
        <h2 id="lately">Lately in your journal</h2>
        {total > maxRows && (
          <LinkTo to="/dashboard/journal">{`All ${total.toLocaleString('en-US')} entries`}</LinkTo>
        )}
      </div>
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {entriesUnreadable}
        </ErrorBox>
      )}
      {total > 0 && (
        <ul className={css.list}>
          {first?.entries.slice(0, maxRows).map(entry => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {first && total === 0 && (
        <div className={css.empty}>
          <EntryDrawing entry={{ drawing: null, brand: null }} />
          <p>Nothing written yet. One line about tonight’s cigar is enough.</p>
          <ButtonTo to="/dashboard/journal">Open the journal</ButtonTo>
        </div>
      )}
    </section>
  )
}

function Row({ entry }: { entry: JournalEntry }) {
  const day = formatDay(dayOf(new Date(entry.smokedAt)))
  return (
    <li className={css.row}>
      <EntryDrawing entry={entry} />
      <div>
        <h3>
          <Link to="/dashboard/journal" search={{ entry: entry.id }} className={css.link}>
            {entry.cigar}
          </Link>
        </h3>
        <p className={css.meta}>{[day, entry.drink && `with ${entry.drink}`].filter(Boolean).join(', ')}</p>
      </div>
      <p className={css.notes}>{entry.notes}</p>
      <Stars value={entry.rating} sizePixels={15} />
    </li>
  )
}
