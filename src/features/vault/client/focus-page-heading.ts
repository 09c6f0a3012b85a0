/** For when what had the focus has gone: the top of the page, as after a change of place. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
