import { type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  description?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Saving: shows the new state and ignores presses. */
  working?: boolean | undefined
}

/** Applies at once. The label on the left can be pressed too. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled = false,
  working = false,
}: SwitchProps) {
  const id = useId()
  const state = checked ? { 'data-checked': '' } : {}
  return (
    <div className={styles.row} data-disabled={disabled || undefined}>
      <div className={styles.text}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        aria-busy={working || undefined}
        aria-readonly={working || undefined}
        data-readonly={working ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        disabled={disabled}
        onClick={() => !working && onCheckedChange(!checked)}
        {...state}
      >
        <span className={styles.thumb} {...state} />
      </button>
    </div>
  )
}
