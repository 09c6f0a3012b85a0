import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { positionNear, type Side } from './position-near.ts'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** Never the only place for information: touch users do not see it. */
  text: string
  shortcut?: string | undefined
  side?: Side | undefined
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

const openDelayMilliseconds = 500
/** Within this time after a tooltip closed, the next one opens without delay. */
const instantWithinMilliseconds = 400
/** Long enough for the pointer to cross the gap to the popup. */
const closeDelayMilliseconds = 120

let lastShownAt = Number.NEGATIVE_INFINITY
/** Shared by all tooltips: there is one pointer, and one tooltip at a time. */
let pendingTimer: number | undefined

function schedule(milliseconds: number, callback: () => void): void {
  clearTimeout(pendingTimer)
  pendingTimer = window.setTimeout(callback, milliseconds)
}

function openDelay(): number {
  return performance.now() - lastShownAt < instantWithinMilliseconds ? 0 : openDelayMilliseconds
}

/**
 * Visual only: screen readers already have the accessible name. Our own, because every page of the portal needs it on
 * first paint, and the library's adds 25 KB for positioning. Escape closes it, and the pointer may rest on it
 * (WCAG 1.4.13).
 */
export function Tooltip({ text, shortcut, side = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()

  function hide(): void {
    clearTimeout(pendingTimer)
    setAnchor(undefined)
  }

  useEffect(() => {
    if (!anchor) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', closeOnEscape, { capture: true })
    document.addEventListener('scroll', hide, { capture: true, once: true })
    return () => {
      lastShownAt = performance.now()
      document.removeEventListener('keydown', closeOnEscape, { capture: true })
      document.removeEventListener('scroll', hide, { capture: true })
    }
  })

  const target = cloneElement(children, {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') return
      const button = event.currentTarget
      schedule(openDelay(), () => setAnchor(button))
    },
    onPointerLeave: () => schedule(closeDelayMilliseconds, hide),
    onPointerDown: hide,
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
    },
    onBlur: hide,
  })
  return (
    <>
      {target}
      {anchor &&
        createPortal(
          <span
            ref={popup => {
              if (popup) positionNear(popup, anchor, side)
            }}
            className={styles.popup}
            aria-hidden="true"
            onPointerEnter={() => clearTimeout(pendingTimer)}
            onPointerLeave={() => schedule(closeDelayMilliseconds, hide)}
          >
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          </span>,
          document.body,
        )}
    </>
  )
}
