import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { MinusIcon } from '@phosphor-icons/react/Minus'
import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  label: string
  /** For a checkbox in a row of a table. */
  hideLabel?: boolean | undefined
  description?: ReactNode
  checked: boolean
  /** Some, not all, of what it stands for are checked. */
  indeterminate?: boolean | undefined
  onCheckedChange: (checked: boolean) => void
  name?: string | undefined
  disabled?: boolean | undefined
}

/** One of several choices, or a consent; for what applies at once use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel = false, description, onCheckedChange, name, ...state } = props
  const { checked, indeterminate = false, disabled = false } = state
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the input inside the label
    <label className={styles.row} data-bare={hideLabel || undefined} data-disabled={disabled || undefined}>
      <BaseCheckbox.Root
        className={styles.box}
        {...{ checked, indeterminate, disabled }}
        {...(name !== undefined && { name })}
        onCheckedChange={isChecked => onCheckedChange(isChecked)}
      >
        <BaseCheckbox.Indicator className={styles.mark}>
          {indeterminate ? <MinusIcon weight="bold" /> : <CheckIcon weight="bold" />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span className={hideLabel ? styles.hidden : styles.label}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  )
}
