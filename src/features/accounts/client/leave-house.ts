const prefixOfMember = 'sb-'

/** Takes everything that is a member's out of this browser, and shows the way out. */
export function leaveHouse(to = '/'): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefixOfMember)) storage.removeItem(key)
  location.assign(to)
}
