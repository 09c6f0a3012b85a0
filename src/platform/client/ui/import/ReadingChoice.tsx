import { NativeSelect } from '../NativeSelect.tsx'
import css from './ReadingChoices.module.css'

interface ReadingChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChoose: (value: Value) => void
}

/** What a file does not say for certain. */
export function ReadingChoice<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ReadingChoiceProps<Value>) {
  return (
    <div>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <NativeSelect
        label={label}
        placeholder="Please choose"
        options={options}
        value={value ?? ''}
        onValueChange={onChoose}
      />
    </div>
  )
}
