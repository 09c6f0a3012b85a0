import styles from './SegmentedControl.module.css'
import { ToggleButtons } from './ToggleButtons.tsx'

interface Segment<Value extends string> {
  value: Value
  label: string
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** `plain`: words without a box, where several stand in one line. */
  look?: 'box' | 'plain' | undefined
}

/** For two to four views of the same content. Arrow keys move, Space selects. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange, look = 'box' } = props
  return (
    <ToggleButtons
      label={label}
      options={options}
      pressed={[value]}
      onPress={chosen => chosen !== value && onValueChange(chosen)}
      className={styles[look]}
      buttonClassName={styles.segment}
    >
      {index => options[index]?.label}
    </ToggleButtons>
  )
}
