import type { Page } from '@playwright/test'
import { themes } from '#platform/page.contract.ts'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect } from './fixtures.ts'

/** The narrowest of each layout, where it has the least room: the style sheets change at 480, 720, 1024 and 1280 px. */
const widths = [320, 480, 720, 1024, 1280, 1440]
const height = 900
const maxStops = 40

/**
 * Everything that holds for every state of every page: it has no accessibility violation on a phone or on a desktop, in
 * either theme, and fits each width. Leaves the page at the width of a desktop.
 */
export async function expectSoundPage(page: Page): Promise<void> {
  await expectAccessibleInEveryLook(page)
  await expectToFit(page)
}

/** Nothing has to be scrolled sideways to be read. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => findOverflow(page), `at ${width}`).toEqual([])
  }
}

/** Elements that scroll sideways, and text outside of the window. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    const scrolling = scrollers
      .filter(element => element.scrollWidth > element.clientWidth)
      .map(element => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`)
    const inFront = document.querySelector('[role="dialog"]') ?? document
    // A strip that scrolls sideways by itself may hold more than the window shows.
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInStrip(element.parentElement))
    const outside = [...inFront.querySelectorAll('h1, h2, h3, p, a, button, input, dd, li')]
      .filter(element => element.checkVisibility() && !element.className.includes('skip'))
      .map(element => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.right > innerWidth + 1 || box.left < -1))
      .filter(({ element }) => !isInStrip(element))
      .map(
        ({ element, box }) =>
          `${element.tagName} “${element.textContent.slice(0, 30)}” ${box.left} to ${box.right}`,
      )
    return [...scrolling, ...outside]
  })
}

/** Walks with Tab until it comes round: each stop is in the window and has a ring, in both themes. */
export async function expectVisibleFocus(page: Page, minStops = 3): Promise<void> {
  const hidden: string[] = []
  const seen = new Set<number>()
  for (let step = 0; step < maxStops; step += 1) {
    await page.keyboard.press('Tab')
    // A guard at the edge of a dialog passes the focus on a moment later.
    await page.waitForFunction(() => !document.activeElement?.hasAttribute('data-base-ui-focus-guard'))
    const stop = await describeFocused(page)
    if (!stop) continue
    if (seen.has(stop.key)) break
    seen.add(stop.key)
    if (!stop.isRinged || !stop.isInWindow) hidden.push(JSON.stringify(stop))
  }
  expect(hidden, 'stops of Tab without a visible ring').toEqual([])
  expect(seen.size, 'stops of Tab').toBeGreaterThanOrEqual(minStops)
  expect(await findRinglessInOtherTheme(page), 'stops of Tab without a ring in the other theme').toEqual([])
}

interface Stops {
  stops: HTMLElement[]
  hasRing(element: HTMLElement): boolean
}

function describeFocused(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const store = globalThis as unknown as Stops
    store.stops ??= []
    // The ring of a number is around its buttons too.
    store.hasRing ??= element =>
      [element, element.parentElement, element.parentElement?.parentElement].some(candidate => {
        if (!candidate) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('2px')
      })
    // Identified by the element itself: its position changes while suggestions come and go.
    if (!store.stops.includes(focused)) store.stops.push(focused)
    const box = focused.getBoundingClientRect()
    return {
      key: store.stops.indexOf(focused),
      name: focused.ariaLabel ?? focused.textContent.trim().slice(0, 30),
      isRinged: store.hasRing(focused),
      isInWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    }
  })
}

/** Focuses the stops of the walk again; after a key press the browser shows a ring for this as well. */
function findRinglessInOtherTheme(page: Page): Promise<string[]> {
  return page.evaluate(([first, second]) => {
    const { stops, hasRing } = globalThis as unknown as Stops
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === first ? second : first
    return stops
      .filter(stop => stop.isConnected && stop.checkVisibility())
      .filter(stop => {
        stop.focus()
        return document.activeElement === stop && !hasRing(stop)
      })
      .map(stop => stop.ariaLabel ?? stop.textContent.trim().slice(0, 30))
  }, themes)
}
