import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCode } from '../load-code.ts'
import type { Autocomplete, AutocompleteProps } from './Autocomplete.tsx'
import { dismisses } from './dismisses.ts'
import styles from './FieldShell.module.css'

interface LazyAutocompleteProps<Item> extends Omit<AutocompleteProps<Item>, 'ref' | 'initiallyOpen'> {
  ref: RefObject<HTMLInputElement | null>
}

interface Live {
  Field: typeof Autocomplete
  /** Position of the caret in the plain field if that had focus; undefined if it had none. */
  caret?: number | null | undefined
  /** Escape or Enter was pressed in the plain field after the last letter. */
  isDismissed?: boolean
}

let loaded: typeof Autocomplete | undefined

async function load(): Promise<typeof Autocomplete> {
  loaded ??= await loadCode(async () => (await import('./Autocomplete.tsx')).Autocomplete)
  return loaded
}

/**
 * `Autocomplete` for pages that people open without searching: its code is loaded right before the first input. Until
 * then a plain field of the same look takes what is typed; if loading fails, it stays.
 */
export function LazyAutocomplete<Item>({ ref, ...props }: LazyAutocompleteProps<Item>) {
  const [live, setLive] = useState<Live | undefined>(loaded && { Field: loaded })
  const isDismissed = useRef(false)

  async function wake(): Promise<void> {
    const Field = await load()
    const caret = document.activeElement === ref.current ? ref.current?.selectionStart : undefined
    // Synchronous, or keys pressed between reading the field and replacing it would be lost.
    flushSync(() => setLive(current => current ?? { Field, caret, isDismissed: isDismissed.current }))
  }

  if (live) return <LiveField {...props} {...live} ref={ref} />
  return (
    <PlainField
      {...props}
      ref={ref}
      onValueChange={text => {
        isDismissed.current = false
        props.onValueChange(text)
      }}
      onKeyDown={event => {
        if (dismisses(event)) isDismissed.current = true
        props.onKeyDown?.(event)
      }}
      onWarmUp={() => void load().catch(() => undefined)}
      onWake={() => void wake().catch(() => undefined)}
    />
  )
}

function LiveField<Item>({ Field, caret, isDismissed, ref, ...props }: LazyAutocompleteProps<Item> & Live) {
  const continueTyping = useEffectEvent(() => {
    if (caret === undefined) return
    ref.current?.focus({ preventScroll: true })
    if (caret !== null) ref.current?.setSelectionRange(caret, caret)
  })
  useLayoutEffect(() => continueTyping(), [])
  return <Field {...props} ref={ref} initiallyOpen={caret !== undefined && !isDismissed} />
}

interface PlainFieldProps<Item> extends LazyAutocompleteProps<Item> {
  onWarmUp: () => void
  onWake: () => void
}

function PlainField<Item>(props: PlainFieldProps<Item>) {
  const { label, error, value, onValueChange, onWarmUp, onWake } = props
  const { ref, name, placeholder, maxLength, enterKeyHint, onKeyDown } = props
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <input
          {...{ ref, name, placeholder, maxLength, enterKeyHint, onKeyDown, value }}
          className={styles.input}
          onChange={event => onValueChange(event.target.value)}
          onPointerEnter={onWarmUp}
          onFocus={onWake}
          autoComplete="off"
        />
      </span>
      {error && <span className={styles.error}>{error}</span>}
    </label>
  )
}
