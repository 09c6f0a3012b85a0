import { formatDate } from '#platform/client/relative-time.ts'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { ColumnFields } from '#platform/client/ui/import/ColumnFields.tsx'
import css from '#platform/client/ui/import/ImportPreview.module.css'
import { andMore, rows as rowsCount } from '#platform/client/ui/import/import-texts.ts'
import { KnownRows } from '#platform/client/ui/import/KnownRows.tsx'
import { ListedRows } from '#platform/client/ui/import/ListedRows.tsx'
import { useFocusOnce } from '#platform/client/ui/import/use-focus-once.ts'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import type { EntriesImport, ImportedRow } from '../../import.contract.ts'
import { entriesCount } from './entries-count.ts'
import { factsOf, fieldNames, isUndecided } from './import-words.ts'
import { ReadingChoices } from './ReadingChoices.tsx'
import type { ImportChoices } from './use-import-entries.ts'

interface EntriesPreviewProps {
  found: EntriesImport
  isReading: boolean
  onChoices: (choices: ImportChoices) => void
}

const maxAdded = 10

const columns: TableColumn<ImportedRow>[] = [
  { id: 'cigar', header: 'Cigar', namesRow: true, cell: ({ cigar }) => cigar },
  { id: 'drink', header: 'With', cell: ({ drink }) => drink ?? '–' },
  { id: 'day', header: 'Smoked', cell: ({ smokedAt }) => formatDate(smokedAt) },
  { id: 'rating', header: 'Rating', cell: ({ rating }) => <Stars value={rating} sizePixels={13} /> },
]

/** What would be added, what is skipped, what has to be corrected, and how the file is read. */
export function EntriesPreview({ found, isReading, onChoices }: EntriesPreviewProps) {
  const { added, duplicates, invalid, missing } = found
  const unit = found.format === 'json' ? 'Entry' : 'Line'
  const heading = useFocusOnce()
  return (
    <>
      <div className={css.summary} aria-busy={isReading}>
        <h3 ref={heading} tabIndex={-1}>
          {titleOf(found)}
        </h3>
        <ul>
          {factsOf(found).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <ReadingChoices found={found} onChoices={onChoices} />
      <ColumnFields
        columns={found.columns}
        fieldNames={fieldNames}
        isOpen={missing.length > 0}
        onFields={fields => onChoices({ fields })}
      />
      {invalid > 0 && (
        <ListedRows
          title={`${rowsCount(invalid)} left out`}
          unit={unit}
          lines={found.problems.map(({ line, reason }) => ({ line, text: reason }))}
          more={andMore(invalid - found.problems.length)}
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
            rows={found.rows.slice(0, maxAdded)}
            rowKey={({ line }) => String(line)}
          />
          <p className={css.more}>{andMore(added - maxAdded)}</p>
        </section>
      )}
      <KnownRows
        count={duplicates}
        unit={unit}
        lines={found.duplicateRows.map(({ line, cigar }) => ({ line, text: cigar }))}
        choice={found.known}
        isReading={isReading}
        onChoice={known => onChoices({ known })}
      />
    </>
  )
}

function titleOf(found: EntriesImport): string {
  const { added, duplicates, invalid, missing } = found
  if (missing.length > 0) return 'What do the columns hold?'
  if (added > 0) return `${entriesCount(added)} will be added`
  if (isUndecided(found)) return 'How is the file read?'
  if (invalid > 0) return 'No row can be added'
  return duplicates > 0 ? 'Nothing new to add' : 'No rows below the column names'
}
