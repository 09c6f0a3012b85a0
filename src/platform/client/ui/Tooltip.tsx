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
import { placeBeside, type Side } from './place-beside.ts'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** Repeats or completes the name. Never the only place of a fact: touch does not see it. */
  text: string
  shortcut?: string | undefined
  side?: Side | undefined
  /** The button or link it belongs to. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

const firstAfterMilliseconds = 500
const neighborWithinMilliseconds = 400
/** Long enough for the pointer to cross the gap to the words. */
const goesAfterMilliseconds = 120

/** When a tooltip was last to be seen: its neighbors then come at once. */
let lastSeenAt = Number.NEGATIVE_INFINITY
/** One for all: there is one pointer, and one tooltip. */
let pending: number | undefined

function later(milliseconds: number, act: () => void): void {
  clearTimeout(pending)
  pending = window.setTimeout(act, milliseconds)
}

function patience(): number {
  return performance.now() - lastSeenAt < neighborWithinMilliseconds ? 0 : firstAfterMilliseconds
}

/**
 * Words for an icon, for the eye only: whoever listens has heard the name. Our own, because every page of the portal
 * has it from the first paint, and the library's brings 25 KB of positioning with it. Escape takes it away, and the
 * pointer may rest on it (WCAG 1.4.13).
 */
export function Tooltip({ text, shortcut, side = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()

  function hide(): void {
    clearTimeout(pending)
    setAnchor(undefined)
  }

  useEffect(() => {
    if (!anchor) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', leave, { capture: true })
    document.addEventListener('scroll', hide, { capture: true, once: true })
    return () => {
      lastSeenAt = performance.now()
      document.removeEventListener('keydown', leave, { capture: true })
      document.removeEventListener('scroll', hide, { capture: true })
    }
  })

  const target = cloneElement(children, {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') return
      const button = event.currentTarget
      later(patience(), () => setAnchor(button))
    },
    onPointerLeave: () => later(goesAfterMilliseconds, hide),
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
            ref={words => {
              if (words) placeBeside(words, anchor, side)
            }}
            className={styles.popup}
            aria-hidden="true"
            onPointerEnter={() => clearTimeout(pending)}
            onPointerLeave={() => later(goesAfterMilliseconds, hide)}
          >
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          </span>,
          document.body,
        )}
    </>
  )
}
