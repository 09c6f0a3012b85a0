import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, Ref } from 'react'
import { FieldShell, type FieldText } from './FieldShell.tsx'
import styles from './TextArea.module.css'

type AreaProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'ref'
>

export interface TextAreaProps extends AreaProps, FieldText {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Grows with its text up to half the window. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, description, error, name, disabled, onValueChange, ...rest } = props
  const { value, defaultValue, rows = 3, ...area } = rest
  return (
    <FieldShell {...{ label, hideLabel, description, error, name, disabled }}>
      <span className={styles.box}>
        <BaseField.Control
          value={value}
          defaultValue={defaultValue}
          className={styles.area}
          render={<textarea rows={rows} {...area} />}
          {...(onValueChange && { onValueChange: text => onValueChange(text) })}
        />
      </span>
    </FieldShell>
  )
}
