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
