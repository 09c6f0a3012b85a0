/** `halfwheel.com` of `https://www.halfwheel.com/...` */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(address)?.[1] ?? address
}

/** `November 23, 2026` of `2026-11-23` */
export function dateText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
}
