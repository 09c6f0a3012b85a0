import { Toggle as BaseToggle } from '@base-ui/react/toggle'
import { ToggleGroup as BaseToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'
import styles from './ChipGroup.module.css'

export interface ChipChoice<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** How many items this filter would leave. */
  count?: number | undefined
  disabled?: boolean | undefined
}

export interface ChipGroupProps<Value extends string> {
  label: string
  options: readonly ChipChoice<Value>[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  /** Whether several chips can be pressed at once. */
  multiple?: boolean | undefined
}

/** Filters for a list. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, options, value, onValueChange, multiple = true } = props
  return (
    <BaseToggleGroup
      className={styles.group}
      aria-label={label}
      value={value}
      onValueChange={chosen => onValueChange(chosen)}
      multiple={multiple}
    >
      {options.map(option => (
        <BaseToggle
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={styles.chip}
        >
          {option.icon}
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </BaseToggle>
      ))}
    </BaseToggleGroup>
  )
}
