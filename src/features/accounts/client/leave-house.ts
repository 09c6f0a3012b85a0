/** Our own keys, and what the router remembers of the pages that were read. */
const ofMember = /^(sb-|tsr-)/

/** Takes everything that is a member's out of this browser, and shows the way out. */
export function leaveHouse(to = '/'): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (ofMember.test(key)) storage.removeItem(key)
  location.assign(to)
}
