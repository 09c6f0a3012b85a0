/** The days of a month as `2026-11-01` in weeks from Sunday; `null` outside the month. */
export function monthWeeks(month: string): (string | null)[][] {
  const [year = 1970, monthNumber = 1] = month.split('-').map(Number)
  const firstWeekday = new Date(year, monthNumber - 1, 1).getDay()
  const dayCount = new Date(year, monthNumber, 0).getDate()
  const weekCount = Math.ceil((firstWeekday + dayCount) / 7)
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - firstWeekday + 1
      return day < 1 || day > dayCount ? null : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}

/** `2026-12` plus one is `2027-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 1970, monthNumber = 1] = month.split('-').map(Number)
  const index = year * 12 + monthNumber - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
