/** `sb-`: our own keys. `tsr-`: scroll positions kept by the router. */
const memberKeys = /^(sb-|tsr-)/

/** Removes the data of the member from this browser and leaves the page. */
export function clearAndRedirect(to = '/'): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (memberKeys.test(key)) storage.removeItem(key)
  location.assign(to)
}
