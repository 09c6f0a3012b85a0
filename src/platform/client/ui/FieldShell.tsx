import { Field as BaseField } from '@base-ui/react/field'
import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import type { ReactNode } from 'react'
import styles from './FieldShell.module.css'

export interface FieldText {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  description?: ReactNode
  /** Shown below in red and linked to the control. */
  error?: string | null | undefined
}

interface FieldShellProps extends FieldText {
  name?: string | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

export function FieldShell({
  label,
  hideLabel,
  description,
  error,
  name,
  disabled,
  children,
}: FieldShellProps) {
  return (
    <BaseField.Root
      className={styles.field}
      invalid={Boolean(error)}
      {...(name !== undefined && { name })}
      {...(disabled !== undefined && { disabled })}
    >
      <BaseField.Label className={hideLabel ? styles.hiddenLabel : styles.label}>{label}</BaseField.Label>
      {children}
      {description && (
        <BaseField.Description className={styles.description}>{description}</BaseField.Description>
      )}
      {error && (
        <BaseField.Error match className={styles.error}>
          <WarningCircleIcon weight="bold" size={16} aria-hidden="true" className={styles.errorIcon} />
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  )
}
