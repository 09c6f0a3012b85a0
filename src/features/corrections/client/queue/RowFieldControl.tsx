import { Field } from '#platform/client/ui/Field.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import type { RowField } from './row-fields.ts'

interface RowFieldControlProps {
  field: RowField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function RowFieldControl({ field, value, error, onChange }: RowFieldControlProps) {
  const { kind, label, description, options } = field
  const text = { label, description, error, value, onValueChange: onChange }
  switch (kind) {
    case 'choice':
      return (
        <Select
          {...text}
          options={options ?? []}
          placeholder={options?.[0]?.value === '' ? options[0].label : undefined}
        />
      )
    case 'area':
      return <TextArea {...text} rows={2} />
    case 'day':
      return <Field {...text} type="date" />
    case 'address':
      return <Field {...text} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
    default:
      return <Field {...text} autoComplete="off" spellCheck={false} />
  }
}
