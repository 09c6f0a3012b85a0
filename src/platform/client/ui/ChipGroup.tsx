import type { ReactNode } from 'react'
import styles from './ChipGroup.module.css'
import { ToggleButtons } from './ToggleButtons.tsx'

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
  function press(pressed: Value): void {
    const others = multiple ? value.filter(other => other !== pressed) : []
    onValueChange(value.includes(pressed) ? others : [...others, pressed])
  }
  return (
    <ToggleButtons
      label={label}
      options={options}
      pressed={value}
      onPress={press}
      className={styles.group}
      buttonClassName={styles.chip}
    >
      {index => <Chip {...options[index]!} />}
    </ToggleButtons>
  )
}

function Chip({ icon, label, count }: ChipChoice<string>) {
  return (
    <>
      {icon}
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
}
