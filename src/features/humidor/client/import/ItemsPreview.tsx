import { cigarName as nameOfCigar } from '#features/catalogue/cigar-name.rules.ts'
import { recognizedText } from '#features/catalogue/recognized-count.rules.ts'
import { formatDate } from '#platform/client/relative-time.ts'
import { ColumnFields } from '#platform/client/ui/import/ColumnFields.tsx'
import { DateOrderChoice } from '#platform/client/ui/import/DateOrderChoice.tsx'
import css from '#platform/client/ui/import/ImportPreview.module.css'
import {
  andMore,
  correctAndRepeat,
  datesFact,
  isUndecided,
  repeatedFact,
  rows as rowsCount,
} from '#platform/client/ui/import/import-texts.ts'
import { KnownRows } from '#platform/client/ui/import/KnownRows.tsx'
import { ListedRows } from '#platform/client/ui/import/ListedRows.tsx'
import choices from '#platform/client/ui/import/ReadingChoices.module.css'
import { useFocusOnce } from '#platform/client/ui/import/use-focus-once.ts'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import type { ImportedRow, ImportField, ItemsImport } from '../../import.contract.ts'
import { cigarsCount } from '../humidor-figures.ts'
import { useHumidorOwner } from '../use-humidor-owner.ts'
import type { ImportChoices } from './use-import-items.ts'

interface ItemsPreviewProps {
  found: ItemsImport
  isReading: boolean
  onChoices: (choices: ImportChoices) => void
}

const fieldNames: Readonly<Record<ImportField, string>> = {
  brand: 'Brand',
  line: 'Line',
  cigarName: 'Cigar name',
  vitola: 'Vitola',
  wrapper: 'Wrapper',
  size: 'Size',
  length: 'Length',
  ringGauge: 'Ring gauge',
  quantity: 'Quantity',
  purchasedOn: 'Purchase date',
  agingUntil: 'Aging reminder date',
  location: 'Location',
  boxCode: 'Box code',
  price: 'Price of one',
  lowAt: 'Few left at',
  notes: 'Notes',
  humidor: 'Humidor',
}
const maxAdded = 10

const columns: TableColumn<ImportedRow>[] = [
  { id: 'name', header: 'Cigar', namesRow: true, cell: nameOf },
  { id: 'size', header: 'Size', cell: ({ size }) => size ?? '–' },
  {
    id: 'bought',
    header: 'Bought',
    cell: ({ purchasedOn }) => (purchasedOn ? formatDate(`${purchasedOn}T00:00`) : '–'),
  },
  { id: 'quantity', header: 'How many', align: 'end', cell: ({ quantity }) => quantity },
]

/** What would be added, what is skipped, what has to be corrected, and what each column is read as. */
export function ItemsPreview({ found, isReading, onChoices }: ItemsPreviewProps) {
  const { added, duplicates, invalid } = found
  const heading = useFocusOnce()
  return (
    <>
      <div className={css.summary} aria-busy={isReading}>
        <h3 ref={heading} tabIndex={-1}>
          {titleOf(found)}
        </h3>
        <Facts found={found} />
      </div>
      {found.dates.example !== null && (
        <div className={choices.choices}>
          <DateOrderChoice dates={found.dates} onChoose={dates => onChoices({ dates })} />
        </div>
      )}
      <ColumnFields
        columns={found.columns}
        fieldNames={fieldNames}
        isOpen={!found.hasNames}
        onFields={fields => onChoices({ fields })}
      />
      {invalid > 0 && (
        <ListedRows
          title={`${rowsCount(invalid)} left out`}
          lines={found.problems.map(({ line, reason }) => ({ line, text: reason }))}
          more={andMore(invalid - found.problems.length)}
        />
      )}
      {found.remarks.length > 0 && <ListedRows title="Please check" lines={found.remarks} more={undefined} />}
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
        lines={found.duplicateRows.map(row => ({
          line: row.line,
          text: `${nameOf(row)}, ${cigarsCount(row.quantity)}`,
        }))}
        choice={found.known}
        isReading={isReading}
        onChoice={known => onChoices({ known })}
      />
    </>
  )
}

function titleOf({ added, duplicates, invalid, cigars, hasNames, dates }: ItemsImport): string {
  if (!hasNames) return 'Which column names the cigar?'
  if (added > 0) return `${cigarsCount(cigars)} in ${rowsCount(added)} will be added`
  if (isUndecided(dates)) return 'How is the file read?'
  if (invalid > 0) return 'No row can be added'
  return duplicates > 0 ? 'Nothing new to add' : 'No rows below the column names'
}

function Facts({ found }: { found: ItemsImport }) {
  const { added, duplicates, duplicateCigars, repeated, invalid, recognized } = found
  const { newHumidors, hasNames, dates } = found
  const { name } = useHumidorOwner()
  const facts = [
    !hasNames &&
      'Say below what the columns hold. Brand and cigar name are needed, the others are up to you.',
    added > 0 && recognizedText(recognized, added),
    newHumidors.length > 0 && `New humidors: ${newHumidors.join(', ')}.`,
    repeatedFact(repeated),
    duplicates > 0 &&
      `${rowsCount(duplicates)} with ${cigarsCount(duplicateCigars)} ${duplicates === 1 ? 'is' : 'are'} in ${name} already, with the same details.`,
    datesFact(dates),
    invalid > 0 && !isUndecided(dates) && correctAndRepeat,
  ]
  return <ul>{facts.map(fact => fact && <li key={fact}>{fact}</li>)}</ul>
}

function nameOf({ brand, cigarName: line }: ImportedRow): string {
  return nameOfCigar({ brand, line })
}
