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
  /** `start` is for an icon, `end` for a unit or a small button. */
  start?: ReactNode
  end?: ReactNode
}

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
