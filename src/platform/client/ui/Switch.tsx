import { Field as BaseField } from '@base-ui/react/field'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  description?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Saving: shows the new state and ignores presses. */
  working?: boolean | undefined
  name?: string | undefined
}

/** Applies at once. The label on the left can be pressed too. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled,
  working = false,
  name,
}: SwitchProps) {
  return (
    <BaseField.Root className={styles.row} disabled={disabled ?? false}>
      <div className={styles.text}>
        <BaseField.Label className={styles.label}>{label}</BaseField.Label>
        {description && (
          <BaseField.Description className={styles.description}>{description}</BaseField.Description>
        )}
      </div>
      <BaseSwitch.Root
        className={styles.switch}
        checked={checked}
        onCheckedChange={isOn => onCheckedChange(isOn)}
        readOnly={working}
        aria-busy={working || undefined}
        {...(name !== undefined && { name })}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </BaseField.Root>
  )
}
