import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './SelectionBar.module.css'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  onDelete: () => void
}

/** In place of the line above the list while rows are selected. */
export function SelectionBar({ selection, onDelete }: SelectionBarProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  useEscape(selection.end)
  const { ids, most } = selection
  const hasAll = ids.length === most
  return (
    <div className={css.bar}>
      <p role="status">{ids.length === 0 ? 'None selected' : `${ids.length} selected`}</p>
      <div className={css.actions}>
        <Button ref={first} size="small" onClick={hasAll ? selection.clear : selection.selectAll}>
          {hasAll ? 'Clear selection' : `Select all ${most} shown`}
        </Button>
        {ids.length > 0 && (
          <Button size="small" look="danger" onClick={onDelete}>
            Delete {ids.length}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={selection.end}>
          Done
        </Button>
      </div>
    </div>
  )
}

/** Pressed on the page itself, not in a dialog over it. */
function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Element && target.closest('main')) onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
