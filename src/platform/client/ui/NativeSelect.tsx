import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import css from './NativeSelect.module.css'

interface NativeOption<Value extends string> {
  value: Value
  label: string
  /** Its heading in the list. */
  group?: string | undefined
}

interface NativeSelectProps<Value extends string> {
  /** For screen readers; the chosen option says the same to the eye. */
  label: string
  options: readonly NativeOption<Value>[]
  value: Value | ''
  /** Shown while none of the options is chosen. */
  placeholder?: string | undefined
  /** Without a frame: beside a search, where a row of frames would outweigh the list. */
  quiet?: boolean | undefined
  disabled?: boolean | undefined
  onValueChange: (value: Value) => void
}

/** The browser's own list, for filters beside a search: `Select` brings 30 KB, which a page should not wait for. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, options, value, placeholder, quiet, disabled, onValueChange } = props
  const groups = [...new Set(options.map(({ group }) => group))]
  const isKnown = options.some(option => option.value === value)
  return (
    <span className={css.frame} data-quiet={quiet || undefined}>
      <select
        className={css.select}
        aria-label={label}
        value={isKnown ? value : ''}
        disabled={disabled}
        onChange={event => onValueChange(event.target.value as Value)}
      >
        {!isKnown && <option value="">{placeholder ?? 'Choose'}</option>}
        {groups.map(group => {
          const grouped = options.filter(option => option.group === group)
          if (group === undefined) return <Options key="" options={grouped} />
          return (
            <optgroup key={group} label={group}>
              <Options options={grouped} />
            </optgroup>
          )
        })}
      </select>
      <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
    </span>
  )
}

function Options<Value extends string>({ options }: { options: readonly NativeOption<Value>[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
