const day = 86_400_000

/** `74m` ago, or `6d 21:05`: six days ago at that time of the day, where this machine is. */
export function timeAgo(text: string, now: Date): Date {
  const [, minutes] = /^(\d+)m$/.exec(text) ?? []
  if (minutes !== undefined) return new Date(now.getTime() - Number(minutes) * 60_000)
  const [, days, hour, minute] = /^(\d+)d (\d\d):(\d\d)$/.exec(text) ?? []
  if (days === undefined) throw new Error(`"${text}" is no time.`)
  return atHour(now, -Number(days), Number(hour) + Number(minute) / 60)
}

/** So many days from now at that hour, 19.5 for half past seven, where this machine is. */
export function atHour(now: Date, days: number, hour: number): Date {
  const time = new Date(now)
  time.setDate(time.getDate() + days)
  time.setHours(Math.floor(hour), Math.round((hour % 1) * 60), 0, 0)
  return time
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day)
}

/** `2026-11-24`, on the calendar of this machine. */
export function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
