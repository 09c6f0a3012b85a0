import { useState } from 'react'
import { Disclosure } from '../Disclosure.tsx'
import { Select } from '../Select.tsx'
import css from './ColumnFields.module.css'

interface ColumnFieldsProps<Field extends string> {
  columns: readonly { name: string; field: Field | null }[]
  /** In the order in which they are offered. */
  fieldNames: Readonly<Record<Field, string>>
  /** Whether it is open at first. */
  isOpen: boolean
  onFields: (fields: readonly (Field | null)[]) => void
}

/** What each column of the file is read as; a field that is given to another column leaves the one that had it. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { columns, fieldNames, isOpen, onFields } = props
  const [isShown, setIsShown] = useState(isOpen)
  /** What was chosen last, until the preview has it: the next choice may come before. */
  const [pending, setPending] = useState<readonly (Field | null)[]>()
  const previewed = columns.map(({ field }) => field)
  if (pending && pending.join() === previewed.join()) setPending(undefined)
  const fields = pending?.length === columns.length ? pending : previewed
  const read = fields.filter(field => field !== null).length
  const options = [
    { value: 'none' as const, label: 'Not read' },
    ...(Object.keys(fieldNames) as Field[]).map(value => ({ value, label: fieldNames[value] })),
  ]
  function choose(position: number, chosen: Field | null): void {
    const next = fields.map((field, index) => {
      if (index === position) return chosen
      return field === chosen ? null : field
    })
    setPending(next)
    onFields(next)
  }
  return (
    <Disclosure
      label={`${read} of ${columns.length} columns are read`}
      open={isShown}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
    >
      <ul className={css.columns}>
        {columns.map(({ name }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position, and names may repeat
          <li key={`${position} ${name}`}>
            <Select<Field | 'none'>
              label={name || `Column ${position + 1}`}
              options={options}
              value={fields[position] ?? 'none'}
              onValueChange={chosen => choose(position, chosen === 'none' ? null : chosen)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
