import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useState,
} from 'react'
import { loadCode } from '../load-code.ts'
import type { Side, TooltipPopup } from './TooltipPopup.tsx'

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

function schedule(milliseconds: number, callback: () => unknown): void {
  clearTimeout(pendingTimer)
  pendingTimer = window.setTimeout(callback, milliseconds)
}

function openDelay(): number {
  const isInstant = shown || performance.now() - lastShownAt < instantWithinMilliseconds
  return isInstant ? 0 : openDelayMilliseconds
}

/** Where the pointer or the focus is, while its tooltip waits for its delay or for the popup to load. */
let pendingTrigger: HTMLElement | undefined
let shown: { trigger: HTMLElement; close: () => void } | undefined
let Popup: typeof TooltipPopup | undefined

async function loadPopup(): Promise<void> {
  Popup ??= await loadCode(async () => (await import('./TooltipPopup.tsx')).TooltipPopup)
}

function openAfter(
  milliseconds: number,
  trigger: HTMLElement,
  setAnchor: (anchor: HTMLElement | undefined) => void,
): void {
  pendingTrigger = trigger
  // Without a network there is no tooltip.
  const loaded = loadPopup().catch(() => undefined)
  schedule(milliseconds, async () => {
    await loaded
    if (pendingTrigger !== trigger || !Popup) return
    if (shown?.trigger !== trigger) shown?.close()
    shown = { trigger, close: () => setAnchor(undefined) }
    setAnchor(trigger)
  })
}

function cancel(anchor: HTMLElement | undefined): void {
  clearTimeout(pendingTimer)
  pendingTrigger = undefined
  if (!anchor || shown?.trigger !== anchor) return
  lastShownAt = performance.now()
  shown = undefined
}

/**
 * Visual only: screen readers already have the accessible name. The popup is Base UI's, loaded on the first hover or
 * focus. Its triggers would have to be on every page of the portal from the start, since swapping them in would replace
 * the button that has the focus. Escape closes the popup, and the pointer may rest on it (WCAG 1.4.13).
 */
export function Tooltip({ text, shortcut, side = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()

  const show = (trigger: HTMLElement, milliseconds: number) => openAfter(milliseconds, trigger, setAnchor)
  const hide = () => {
    cancel(anchor)
    setAnchor(undefined)
  }

  const target = cloneElement(children, {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch') show(event.currentTarget, openDelay())
    },
    onPointerLeave: () => schedule(closeDelayMilliseconds, hide),
    onPointerDown: hide,
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0)
    },
    onBlur: hide,
  })
  return (
    <>
      {target}
      {anchor && Popup && (
        <Popup
          text={text}
          shortcut={shortcut}
          side={side}
          anchor={anchor}
          onClose={hide}
          onPointerEnter={() => clearTimeout(pendingTimer)}
          onPointerLeave={() => schedule(closeDelayMilliseconds, hide)}
        />
      )}
    </>
  )
}
