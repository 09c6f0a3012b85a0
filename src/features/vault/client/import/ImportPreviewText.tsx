import { formatDate } from '#platform/client/relative-time.ts'
import { DateOrderChoice } from '#platform/client/ui/import/DateOrderChoice.tsx'
import css from '#platform/client/ui/import/ImportPreview.module.css'
import {
  andMore,
  correctAndRepeat,
  datesFact,
  isUndecided,
  rows,
} from '#platform/client/ui/import/import-texts.ts'
import { KnownRows } from '#platform/client/ui/import/KnownRows.tsx'
import { ListedRows } from '#platform/client/ui/import/ListedRows.tsx'
import choices from '#platform/client/ui/import/ReadingChoices.module.css'
import { useFocusOnce } from '#platform/client/ui/import/use-focus-once.ts'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import { capitalize } from '#platform/text.rules.ts'
import type { ImportedRow, ImportPreview } from '../../import.contract.ts'
import { pairings } from './import-texts.ts'
import type { ImportChoices } from './use-import.ts'

const maxAdded = 10

const columns: TableColumn<ImportedRow>[] = [
  {
    id: 'pair',
    header: 'Pairing',
    namesRow: true,
    cell: ({ cigar_name, pairing_name }) => `${cigar_name} & ${pairing_name}`,
  },
  { id: 'type', header: 'Type', cell: ({ pairing_type }) => capitalize(pairing_type) },
  { id: 'status', header: 'Status', cell: statusOf },
  {
    id: 'rating',
    header: 'Rating',
    align: 'end',
    cell: ({ rating }) => (rating ? `${rating} of 5` : 'None'),
  },
]

interface ImportPreviewTextProps {
  preview: ImportPreview
  isReading: boolean
  onChoices: (choices: ImportChoices) => void
}

/** What would be added, what is skipped, and what has to be corrected. */
export function ImportPreviewText({ preview, isReading, onChoices }: ImportPreviewTextProps) {
  const { added, duplicates, invalid } = preview
  const heading = useFocusOnce()
  return (
    <>
      <div className={css.summary} aria-busy={isReading}>
        {/* Announces the new title after the file was read in another way. */}
        <div role="status">
          <h3 ref={heading} tabIndex={-1}>
            {titleOf(preview)}
          </h3>
        </div>
        <Facts preview={preview} />
      </div>
      {preview.dates.example !== null && (
        <div className={choices.choices}>
          <DateOrderChoice dates={preview.dates} onChoose={dates => onChoices({ dates })} />
        </div>
      )}
      {invalid > 0 && (
        <ListedRows
          title={`${rows(invalid)} left out`}
          lines={preview.problems.map(({ line, reason }) => ({ line, text: reason }))}
          more={andMore(invalid - preview.problems.length)}
        />
      )}
      {added > 0 && (
        <section className={css.listed}>
          <p className={css.title} aria-hidden="true">
            To be added
          </p>
          <DataTable
            caption="To be added"
            columns={columns}
            rows={preview.rows.slice(0, maxAdded)}
            rowKey={({ line }) => String(line)}
          />
          <p className={css.more}>{andMore(added - maxAdded)}</p>
        </section>
      )}
      <KnownRows
        count={duplicates}
        lines={preview.duplicate_rows.map(({ line, cigar_name, pairing_name }) => ({
          line,
          text: `${cigar_name} & ${pairing_name}`,
        }))}
        choice={preview.known}
        isReading={isReading}
        onChoice={known => onChoices({ known })}
      />
    </>
  )
}

function titleOf({ added, duplicates, invalid, dates }: ImportPreview): string {
  if (added > 0) return `${pairings(added)} will be added`
  if (isUndecided(dates)) return 'How is the file read?'
  if (invalid > 0) return 'No row can be added'
  return duplicates > 0 ? 'Nothing new to add' : 'No rows below the column names'
}

function Facts({ preview }: { preview: ImportPreview }) {
  const { added, duplicates, invalid, recognized, columns: used, ignored, dates } = preview
  const facts = [
    added > 0 &&
      (recognized === 0
        ? 'The catalog has none of these pairs by exact name; your names are kept.'
        : `${recognized === added ? 'All' : recognized.toLocaleString('en-US')} of them are in the catalog and get a drawing and a result.`),
    duplicates > 0 &&
      `${rows(duplicates)} ${duplicates === 1 ? 'says' : 'say'} what your vault or a row above says already: the same pair and details on the same day, or on any day if the row has no date.`,
    datesFact(dates),
    invalid > 0 && !isUndecided(dates) && correctAndRepeat,
    `Columns read: ${used.join(', ')}.`,
    ignored.length > 0 && `Not read: ${ignored.join(', ')}.`,
  ]
  return <ul>{facts.map(fact => fact && <li key={fact}>{fact}</li>)}</ul>
}

function statusOf({ status, tried_on }: ImportedRow): string {
  return tried_on === null ? capitalize(status) : `Tried ${formatDate(`${tried_on}T00:00`)}`
}
