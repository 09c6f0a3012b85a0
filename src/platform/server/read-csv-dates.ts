import * as z from 'zod/mini'

/** Of dates such as `11/24/2026`; undefined if the file does not show which it is. */
export type DateOrder = 'month first' | 'day first' | undefined

const millisecondsOfDay = 86_400_000
const isoDay = z.iso.date()
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** A time of day behind it is not read. */
const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,? \d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?)?$/
/** `24 Nov 2025`, `Nov 24, 2025`. */
const dayThenMonth = /^(\d{1,2})[ .-]+([A-Za-z]{3,9})[ .,-]+(\d{4})$/
const monthThenDay = /^([A-Za-z]{3,9})\.? +(\d{1,2}),? +(\d{4})$/
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const moment = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d/
const endsWithZone = /(?:Z|[+-]\d\d:?\d\d)$/i

/** A number above 12 is a day, and the whole file is taken to have one order. Dots separate days from months. */
export function findDateOrder(cells: readonly string[]): DateOrder {
  const dates = cells.map(cell => yearLast.exec(cell.trim())).filter(match => match !== null)
  const isDayFirst = dates.some(([, first, dot]) => Number(first) > 12 || dot === '.')
  const isMonthFirst = dates.some(([, , , second]) => Number(second) > 12)
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'day first' : 'month first'
}

/** Whether the cell is a day with one order of day and month and another day, or none, with the other. */
export function isOrdered(cell: string): boolean {
  return yearLast.test(cell.trim())
}

/** `2026-11-24`; undefined if it is no day of this or the last century, or of the next. */
export function readDay(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim()
  const [, year, month, day] = yearFirst.exec(text) ?? []
  const [, first, , second, lastYear] = (order && yearLast.exec(text)) ?? []
  const written = order === 'day first' ? toDay(lastYear, second, first) : toDay(lastYear, first, second)
  const read = toDay(year, month, day) ?? moment.exec(text)?.[1] ?? dayOfNamedMonth(text) ?? written
  return read !== undefined && isDay(read) ? read : undefined
}

/** The time in ISO form, if it has come; of a day its noon, which is the same day nearly everywhere. */
export function readMoment(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim()
  const day = readDay(text, order)
  if (day === undefined || !hasCome(day)) return undefined
  // Without a zone its hour may be of any; the day is sure.
  if (!moment.test(text) || !endsWithZone.test(text)) return noonOf(day)
  const time = Date.parse(text)
  return time <= Date.now() ? new Date(time).toISOString() : undefined
}

/** Or now, if it is still to come. */
export function noonOf(day: string): string {
  return new Date(Math.min(Date.parse(`${day}T12:00:00Z`), Date.now())).toISOString()
}

/** On the member's calendar, which may be a day ahead of ours. */
export function hasCome(day: string): boolean {
  return day <= new Date(Date.now() + millisecondsOfDay).toISOString().slice(0, 10)
}

function isDay(text: string): boolean {
  return isoDay.safeParse(text).success && text >= '1900-01-01' && text <= '2200-12-31'
}

function dayOfNamedMonth(text: string): string | undefined {
  const [, dayBefore, monthAfter, yearAfter] = dayThenMonth.exec(text) ?? []
  const [, monthBefore, dayAfter, yearLater] = monthThenDay.exec(text) ?? []
  const name = (monthAfter ?? monthBefore)?.toLowerCase()
  const index = name ? monthNames.findIndex(month => month === name || month.slice(0, 3) === name) : -1
  return toDay(yearAfter ?? yearLater, index < 0 ? undefined : String(index + 1), dayBefore ?? dayAfter)
}

function toDay(year?: string, month?: string, day?: string): string | undefined {
  return year && month && day && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
