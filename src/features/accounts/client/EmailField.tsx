import { Field, type FieldProps } from '#platform/client/ui/Field.tsx'
import { longestEmail } from '../accounts.rules.ts'

export function EmailField(props: Omit<FieldProps, 'label' | 'name' | 'type'>) {
  return (
    <Field
      required
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      maxLength={longestEmail + 1}
      {...props}
      label="Email"
      name="email"
      type="email"
    />
  )
}
