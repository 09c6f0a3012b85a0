/** `halfwheel.com` of `https://www.halfwheel.com/...` */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(address)?.[1] ?? address
}

/** What no page is named for. */
export const ourReading = 'Strength, flavor and minutes are our own reading.'

/** `November 2026` of `2026-11-23` */
export function monthText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
