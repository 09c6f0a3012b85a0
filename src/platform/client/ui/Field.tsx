import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import styles from './FieldShell.module.css'
import { FieldShell, type FieldText } from './FieldShell.tsx'

type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'size'
>

export interface FieldProps extends InputProps, FieldText {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** An icon before, a unit or a small button after. */
  start?: ReactNode
  end?: ReactNode
}

/** One line of text, a number, a date or a password, with its label. */
export function Field(props: FieldProps) {
  const { label, hideLabel, description, error, name, disabled, onValueChange, start, end, ...input } = props
  return (
    <FieldShell {...{ label, hideLabel, description, error, name, disabled }}>
      <span className={styles.box}>
        {start}
        <BaseField.Control
          {...input}
          className={styles.input}
          {...(onValueChange && { onValueChange: value => onValueChange(value) })}
        />
        {end}
      </span>
    </FieldShell>
  )
}
