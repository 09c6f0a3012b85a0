const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** `5 minutes ago`, `yesterday`; what is longer ago than a month is a date. */
export function sayTimeAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000))
  if (seconds > 30 * 86_400) return sayDate(iso)
  const [unit, size] = steps.find(([, most]) => seconds >= most) ?? ['minute', 60]
  const count = Math.floor(seconds / size)
  return count === 0 ? 'just now' : words.format(-count, unit)
}

export function sayDate(iso: string): string {
  return dates.format(new Date(iso))
}
