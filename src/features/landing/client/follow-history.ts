/**
 * The finder adds history entries of its own to a public page. An entry whose address this page does not show, such as
 * the one before a reload, or the one that Forward leads to, is loaded.
 */
export function followHistory(): void {
  // After a reload the page is a result of its own: nothing is open that Back would close.
  if (history.state) history.replaceState(null, '')
  const shown = addressOf(location)
  addEventListener('popstate', () => {
    if (addressOf(location) !== shown) location.reload()
  })
}

const addressOf = ({ pathname, search }: Location) => pathname + search
