const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** `5 minutes ago`, `yesterday`; a date once it is more than a month ago. */
export function formatTimeAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000))
  if (seconds > 30 * 86_400) return formatDate(iso)
  const [unit, size] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ['minute', 60]
  const count = Math.floor(seconds / size)
  return count === 0 ? 'just now' : relative.format(-count, unit)
}

export function formatDate(iso: string): string {
  return dates.format(new Date(iso))
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const daysOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** A day (`2026-11-27`) as people say it: `Today`, `Yesterday`, `Tuesday`, `Nov 3`, and with the year if it is another one. */
export function formatDay(day: string, now = new Date()): string {
  const date = new Date(`${day}T00:00`)
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const daysAgo = Math.round((today.getTime() - date.getTime()) / 86_400_000)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  if (daysAgo > 1 && daysAgo < 7) return weekdays.format(date)
  return date.getFullYear() === today.getFullYear() ? daysOfYear.format(date) : dates.format(date)
}
