import { useId } from 'react'
import segments from '#platform/client/ui/SegmentedControl.module.css'
import type { SegmentedControlProps } from '#platform/client/ui/SegmentedControl.tsx'
import toggle from '#platform/client/ui/Switch.module.css'
import type { SwitchProps } from '#platform/client/ui/Switch.tsx'

/** Looks like SegmentedControl, without loading its code. */
export function PlainSegments<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange } = props
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as below
    // biome-ignore lint/a11y/useSemanticElements: SegmentedControl is a group as well, not a fieldset with a frame
    <div className={segments.group} role="group" aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={segments.segment}
          aria-pressed={option.value === value}
          data-pressed={option.value === value ? '' : undefined}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

export function PlainSwitch({ label, checked, onCheckedChange }: SwitchProps) {
  const labelId = useId()
  const state = checked ? { 'data-checked': '' } : {}
  return (
    <div className={toggle.row}>
      <div className={toggle.words}>
        <label id={labelId} htmlFor={`${labelId}-switch`} className={toggle.label}>
          {label}
        </label>
      </div>
      <button
        id={`${labelId}-switch`}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={labelId}
        className={toggle.switch}
        onClick={() => onCheckedChange(!checked)}
        {...state}
      >
        <span className={toggle.thumb} {...state} />
      </button>
    </div>
  )
}
