import { useState } from 'react'
import { Select } from '#platform/client/ui/Select.tsx'
import { type ImportField, type ItemsImport, importFields } from '../../import.contract.ts'
import css from './ColumnFields.module.css'
import type { ChosenFields } from './use-import-items.ts'

interface ColumnFieldsProps {
  columns: ItemsImport['columns']
  /** Whether it is open at first. */
  isOpen: boolean
  onFields: (fields: ChosenFields) => void
}

const fieldNames: Readonly<Record<ImportField, string>> = {
  brand: 'Brand',
  cigarName: 'Cigar name',
  vitola: 'Vitola',
  wrapper: 'Wrapper',
  size: 'Size',
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
const options = [
  { value: 'none' as const, label: 'Not read' },
  ...importFields.map(value => ({ value, label: fieldNames[value] })),
]

/** What each column of the file is read as; a field that is given to another column leaves the one that had it. */
export function ColumnFields({ columns, isOpen, onFields }: ColumnFieldsProps) {
  const [isShown, setIsShown] = useState(isOpen)
  const read = columns.filter(({ field }) => field !== null).length
  const choose = (position: number, chosen: ImportField | null) =>
    onFields(
      columns.map(({ field }, index) => {
        if (index === position) return chosen
        return field === chosen ? null : field
      }),
    )
  return (
    <details
      className={css.columns}
      open={isShown}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
    >
      <summary>
        {read} of {columns.length} columns are read
      </summary>
      <ul>
        {columns.map(({ name, field }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position, and names may repeat
          <li key={`${position} ${name}`}>
            <Select
              label={name || `Column ${position + 1}`}
              options={options}
              value={field ?? 'none'}
              onValueChange={chosen => choose(position, chosen === 'none' ? null : chosen)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
