import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { themes } from '#platform/page.contract.ts'

const maxStops = 40

/** Walks with Tab until it comes round: each stop is in the window and has a ring, in both themes. */
export async function expectVisibleFocus(minStops = 3): Promise<void> {
  const stops = new Set<HTMLElement>()
  const hidden: string[] = []
  for (let step = 0; step < maxStops; step += 1) {
    await userEvent.tab()
    // A guard at the edge of a dialog passes the focus on a moment later.
    await expect.poll(() => document.activeElement?.hasAttribute('data-base-ui-focus-guard')).toBe(false)
    const stop = document.activeElement
    if (!(stop instanceof HTMLElement) || stop === document.body) continue
    if (stops.has(stop)) break
    stops.add(stop)
    if (!hasRing(stop) || !isInWindow(stop)) hidden.push(nameOf(stop))
  }
  expect(hidden, 'stops of Tab without a visible ring').toEqual([])
  expect(stops.size, 'stops of Tab').toBeGreaterThanOrEqual(minStops)
  expect(findRinglessInOtherTheme(stops), 'stops of Tab without a ring in the other theme').toEqual([])
}

/** After a key press the browser shows a ring for focus by code as well. */
function findRinglessInOtherTheme(stops: ReadonlySet<HTMLElement>): string[] {
  const [first, second] = themes
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === first ? second : first
  return [...stops]
    .filter(stop => stop.isConnected && stop.checkVisibility())
    .filter(stop => {
      stop.focus()
      return document.activeElement === stop && !hasRing(stop)
    })
    .map(nameOf)
}

/** The ring of a number is around its buttons too. */
function hasRing(element: HTMLElement): boolean {
  return [element, element.parentElement, element.parentElement?.parentElement].some(candidate => {
    if (!candidate) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('2px')
  })
}

function isInWindow(element: HTMLElement): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent.trim().slice(0, 30)
