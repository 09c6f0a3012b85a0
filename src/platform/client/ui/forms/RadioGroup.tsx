import { Radio as BaseRadio } from '@base-ui/react/radio'
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group'
import { type ReactNode, useId } from 'react'
import styles from './RadioGroup.module.css'

export interface RadioChoice<Value extends string> {
  value: Value
  label: string
  description?: ReactNode
  disabled?: boolean | undefined
}

interface RadioGroupProps<Value extends string> {
  label: string
  options: readonly RadioChoice<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  disabled?: boolean | undefined
}

/** Two to seven choices that all should be read; for more use `Select`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onValueChange, disabled = false } = props
  const labelId = useId()
  return (
    <div className={styles.group}>
      <span id={labelId} className={styles.legend}>
        {label}
      </span>
      <BaseRadioGroup<Value | null>
        className={styles.options}
        aria-labelledby={labelId}
        value={value}
        disabled={disabled}
        onValueChange={chosen => chosen !== null && onValueChange(chosen)}
      >
        {options.map(option => (
          // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the input inside the label
          <label
            key={option.value}
            className={styles.option}
            data-disabled={disabled || option.disabled || undefined}
          >
            <BaseRadio.Root
              className={styles.circle}
              value={option.value}
              disabled={option.disabled === true}
            />
            <span className={styles.text}>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </BaseRadioGroup>
    </div>
  )
}
