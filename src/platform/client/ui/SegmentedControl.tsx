import { Toggle as BaseToggle } from '@base-ui/react/toggle'
import { ToggleGroup as BaseToggleGroup } from '@base-ui/react/toggle-group'
import styles from './SegmentedControl.module.css'

interface Segment<Value extends string> {
  value: Value
  label: string
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** For two to four views of the same content. Arrow keys move, Space selects. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange } = props
  return (
    <BaseToggleGroup
      className={styles.group}
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => chosen !== undefined && onValueChange(chosen)}
    >
      {options.map(option => (
        <BaseToggle key={option.value} value={option.value} className={styles.segment}>
          {option.label}
        </BaseToggle>
      ))}
    </BaseToggleGroup>
  )
}
