import { type KeyboardEvent, type ReactNode, useState } from 'react'

interface ToggleButtonsProps<Value extends string> {
  label: string
  options: readonly { value: Value; disabled?: boolean | undefined }[]
  pressed: readonly Value[]
  onPress: (value: Value) => void
  className: string | undefined
  buttonClassName: string | undefined
  children: (index: number) => ReactNode
}

/**
 * One stop of the Tab key; left and right arrows move within. Our own, because the first page of the portal needs it and
 * Base UI's toggle group adds 9 KB to it.
 */
export function ToggleButtons<Value extends string>(props: ToggleButtonsProps<Value>) {
  const { label, options, pressed, onPress, className, buttonClassName, children } = props
  const [focused, setFocused] = useState<Value>()
  const tabStop = options.find(({ value }) => value === focused) ?? options.find(({ disabled }) => !disabled)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as below
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would come with a frame of its own
    <div className={className} role="group" aria-label={label}>
      {options.map(({ value, disabled }, index) => (
        <button
          key={value}
          type="button"
          className={buttonClassName}
          tabIndex={value === tabStop?.value ? 0 : -1}
          aria-pressed={pressed.includes(value)}
          data-pressed={pressed.includes(value) ? '' : undefined}
          disabled={disabled}
          data-disabled={disabled ? '' : undefined}
          onFocus={() => setFocused(value)}
          onKeyDown={moveFocus}
          onClick={() => onPress(value)}
        >
          {children(index)}
        </button>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const button = event.currentTarget
  const buttons = [...(button.parentElement?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
  const next = nextIndex(event.key, buttons.indexOf(button), buttons.length)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}

/** Of the button that the key leads to; undefined for keys that lead to none. */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
