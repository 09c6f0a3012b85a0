import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import css from './NativeSelect.module.css'

interface NativeSelectProps<Value extends string> {
  /** For screen readers; the chosen option says the same to the eye. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | ''
  /** Shown while none of the options is chosen. */
  placeholder?: string | undefined
  /** Without a frame: beside a search, where a row of frames would outweigh the list. */
  quiet?: boolean | undefined
  onValueChange: (value: Value) => void
}

/** The browser's own list, for filters beside a search: `Select` brings 30 KB, which a page should not wait for. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, options, value, placeholder, quiet, onValueChange } = props
  const isKnown = options.some(option => option.value === value)
  return (
    <span className={css.frame} data-quiet={quiet || undefined}>
      <select
        className={css.select}
        aria-label={label}
        value={isKnown ? value : ''}
        onChange={event => onValueChange(event.target.value as Value)}
      >
        {!isKnown && <option value="">{placeholder ?? 'Choose'}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
    </span>
  )
}
