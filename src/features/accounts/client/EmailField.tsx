import { Field, type FieldProps } from '#platform/client/ui/Field.tsx'
import { maxEmailLength } from '../accounts.rules.ts'

export function EmailField(props: Omit<FieldProps, 'label' | 'name' | 'type'>) {
  return (
    <Field
      required
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      maxLength={maxEmailLength + 1}
      {...props}
      label="Email"
      name="email"
      type="email"
    />
  )
}
