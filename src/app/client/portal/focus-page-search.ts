/** Focuses the page's own search field, if it has one. */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [aria-keyshortcuts="/"]')
  field?.focus()
  field?.select()
  return field !== null
}
