import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { isComposingKey } from '#platform/client/is-composing-key.ts'
import popup from '#platform/client/ui/Popup.module.css'
import type { Suggestion } from '../suggestion.contract.ts'
import css from './FieldSuggestions.module.css'
import type { OwnSuggestions } from './own-cigars.ts'
import { SuggestionOption } from './SuggestionOption.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface FieldSuggestionsProps {
  input: HTMLInputElement
  /** Of a member. */
  own?: OwnSuggestions | undefined
}

/** A list of suggestions for a field of a page that React did not render; the field stays as it is. */
export function FieldSuggestions({ input, own }: FieldSuggestionsProps) {
  // Also what was typed after this was drawn, before it listened.
  const typed = useSyncExternalStore(
    notify => {
      input.addEventListener('input', notify)
      return () => input.removeEventListener('input', notify)
    },
    () => input.value,
  )
  const [isDismissed, setDismissed] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const { suggestions } = useSuggestions(typed, own)
  const isOpen = !isDismissed && suggestions.length > 0
  const idOf = (place: number) => `${listId}-${place}`

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length > 0) {
      event.preventDefault()
      setDismissed(false)
      setActive(isOpen ? placeAfter(active, step, suggestions.length) : 0)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setDismissed(true)
      setActive(-1)
    } else if (event.key === 'Enter' && !isComposingKey(event)) {
      // The form sends what stands in the field.
      const chosen = isOpen ? suggestions[active] : undefined
      if (chosen) fill(input, chosen)
      setDismissed(true)
    }
  }
  const handle = useEffectEvent((event: Event) => {
    if (event.type === 'input') {
      setDismissed(false)
      setActive(-1)
    } else if (event.type === 'blur') setDismissed(true)
    else if (event instanceof KeyboardEvent) handleKey(event)
  })
  useEffect(() => {
    const types = ['input', 'blur', 'keydown']
    for (const type of types) input.addEventListener(type, handle)
    return () => {
      for (const type of types) input.removeEventListener(type, handle)
    }
  }, [input])
  useEffect(() => {
    describe(input, { listId, isOpen, activeId: isOpen && active >= 0 ? `${listId}-${active}` : undefined })
  }, [input, listId, isOpen, active])

  return (
    <div className={css.anchor} data-side={input.dataset.suggests === 'above' ? 'above' : 'below'}>
      <div
        className={`${popup.popup} ${css.popup}`}
        hidden={!isOpen}
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        tabIndex={-1}
        // The field keeps the focus.
        onPointerDown={event => event.preventDefault()}
        onMouseDown={event => event.preventDefault()}
      >
        {suggestions.map((suggestion, place) => (
          <button
            type="button"
            key={suggestion.key}
            id={idOf(place)}
            ref={place === active ? keepInView : undefined}
            className={`${popup.item} ${css.item}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            data-highlighted={place === active || undefined}
            onPointerMove={() => setActive(place)}
            onClick={() => {
              setDismissed(true)
              fill(input, suggestion)
              input.form?.requestSubmit()
            }}
          >
            <SuggestionOption suggestion={suggestion} />
          </button>
        ))}
      </div>
      <span className={css.count} role="status">
        {isOpen ? `${suggestions.length} suggestions` : ''}
      </span>
    </div>
  )
}

function keepInView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Round the list, and out of it at either end. */
function placeAfter(place: number, step: number, count: number): number {
  const next = place + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

function fill(input: HTMLInputElement, { text }: Suggestion): void {
  input.value = text
}

interface ListState {
  listId: string
  isOpen: boolean
  activeId: string | undefined
}

function describe(input: HTMLInputElement, { listId, isOpen, activeId }: ListState): void {
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', listId)
  input.setAttribute('aria-expanded', String(isOpen))
  if (activeId === undefined) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', activeId)
}
