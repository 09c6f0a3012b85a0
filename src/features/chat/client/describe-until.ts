/** A moment so far ahead stands for always. */
const alwaysYear = 9999
const weekMilliseconds = 7 * 86_400_000
const soon = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
const later = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** `Thu, 7:10 PM`, and with the date from a week on; undefined if it has no end. */
export function describeUntil(until: Date, now = Date.now()): string | undefined {
  if (until.getFullYear() >= alwaysYear) return undefined
  return until.toLocaleString('en-US', until.getTime() - now < weekMilliseconds ? soon : later)
}
