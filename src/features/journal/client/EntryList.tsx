import { PencilSimpleIcon } from '@phosphor-icons/react/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import { EntryDrawing } from './EntryDrawing.tsx'
import css from './EntryList.module.css'
import type { JournalSearch } from './journal-search.ts'
import { groupByMonth } from './month-groups.ts'
import { photoAddress } from './photo-address.ts'

export interface EntryActions {
  onEdit: (entry: JournalEntry) => void
  onDelete: (entry: JournalEntry) => void
}

interface EntryListProps extends EntryActions {
  entries: readonly JournalEntry[]
  /** The one that is read beside the list. */
  shownId: string | undefined
  searchOf: (id: string) => JournalSearch
}

/** By month, the latest first. */
export function EntryList({ entries, ...row }: EntryListProps) {
  return groupByMonth(entries).map(({ month, title, entries: ofMonth }) => (
    <section key={month} className={css.month} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {ofMonth.map(entry => (
          <EntryRow key={entry.id} entry={entry} {...row} />
        ))}
      </ul>
    </section>
  ))
}

function EntryRow({
  entry,
  shownId,
  searchOf,
  onEdit,
  onDelete,
}: Omit<EntryListProps, 'entries'> & { entry: JournalEntry }) {
  const titleId = useId()
  const smokedAt = new Date(entry.smokedAt)
  const photoUrl = photoAddress(entry, 'small')
  return (
    <li className={css.row} data-shown={entry.id === shownId || undefined}>
      <p className={css.day}>
        <b>{smokedAt.getDate()}</b> {smokedAt.toLocaleDateString('en-US', { weekday: 'short' })}
      </p>
      <div className={css.specimen}>
        <EntryDrawing entry={entry} />
      </div>
      <div className={css.text}>
        <h3 id={titleId}>
          <Link
            to="/dashboard/journal"
            search={searchOf(entry.id)}
            resetScroll={false}
            viewTransition={false}
            data-entry
            className={css.link}
          >
            {entry.cigar}
          </Link>
        </h3>
        <p className={css.meta}>
          <Stars value={entry.rating} sizePixels={13} />
          <span>{[entry.vitola, entry.drink].filter(Boolean).join(', with ')}</span>
        </p>
        <p className={css.notes}>{entry.notes}</p>
      </div>
      {photoUrl && (
        <img
          className={css.photo}
          src={photoUrl}
          width="64"
          height="64"
          alt={`From the evening with ${entry.cigar}`}
          loading="lazy"
        />
      )}
      <div className={css.actions}>
        <IconButton
          size="small"
          label="Edit"
          aria-describedby={titleId}
          icon={<PencilSimpleIcon weight="light" />}
          onClick={() => onEdit(entry)}
        />
        <IconButton
          size="small"
          label="Delete"
          aria-describedby={titleId}
          icon={<TrashIcon weight="light" />}
          onClick={() => onDelete(entry)}
        />
      </div>
    </li>
  )
}
