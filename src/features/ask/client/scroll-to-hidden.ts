/** Scrolls to the beginning of what is not wholly in view. The style sheets say how fast, and how wide the fixed bars are. */
export function scrollToHidden(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const isWhole = top >= pixelsOf(scrollPaddingTop) && bottom <= innerHeight - pixelsOf(scrollPaddingBottom)
  if (!isWhole) element.scrollIntoView({ block: 'start' })
}

/** `auto` is none. */
const pixelsOf = (length: string) => Number.parseFloat(length) || 0
