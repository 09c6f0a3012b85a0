import * as z from 'zod/mini'
import type { dateOrders } from '../date-order.contract.ts'

/** Of dates such as `3/4/2026`; undefined if the file does not show which it is. */
export type DateOrder = (typeof dateOrders)[number] | undefined

const millisecondsOfDay = 86_400_000
const isoDay = z.iso.date()
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** A time of day behind it is not read. Of a year with two digits a hyphen could also set off the day. */
const yearLast =
  /^(\d{1,2})(?:([/.-])(\d{1,2})\2(\d{4})|([/.])(\d{1,2})\5(\d\d))(?:,? \d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?)?$/
/** `24 Nov 2025`, `24-Nov-25`, `Nov 24, 2025`; a spreadsheet can write the weekday in front. */
const dayThenMonth = /^(?:\p{L}{2,10}\.?, +)?(\d{1,2})[ .-]+(\p{L}{3,10})[ .,-]+(\d{4}|\d\d)$/u
const monthThenDay = /^(?:\p{L}{2,10}\.?, +)?(\p{L}{3,10})\.? +(\d{1,2}),? +(\d{4})$/u
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']
const moment = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d/
const monthsByName = readMonthNames()
const endsWithZone = /(?:Z|[+-]\d\d:?\d\d)$/i

/**
 * Of dates that can be two days: the order that the others of the file have. A dot separates the day from the month,
 * unless another date shows that it does not.
 */
export function findDateOrder(cells: readonly string[]): DateOrder {
  const dates = cells.map(readingsOf).filter(date => date !== undefined)
  const isDayFirst = dates.some(({ dayFirst, monthFirst, hasDots }) => dayFirst && (hasDots || !monthFirst))
  const isMonthFirst = dates.some(({ dayFirst, monthFirst }) => monthFirst && !dayFirst)
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'day first' : 'month first'
}

/** Whether the cell is a day with one order of day and month and another day with the other. */
export function isAmbiguous(cell: string): boolean {
  const { dayFirst, monthFirst } = readingsOf(cell) ?? {}
  return dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst
}

/** Why a cell that is not empty was not accepted. */
export function faultOfDate(cell: string, order: DateOrder): 'impossible' | 'ambiguous' | 'unreadable' {
  if (!order && isAmbiguous(cell)) return 'ambiguous'
  const text = cell.trim()
  const isNumeric = yearLast.test(text) || yearFirst.test(text)
  return isNumeric && readDay(text, order ?? 'day first') === undefined ? 'impossible' : 'unreadable'
}

/** `2026-11-24`; undefined if it is no day of this or the last century, or of the next. */
export function readDay(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim()
  const [, year, month, day] = yearFirst.exec(text) ?? []
  const read =
    toDay(year, month, day) ?? moment.exec(text)?.[1] ?? dayOfNamedMonth(text) ?? readYearLast(text, order)
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

/** Only a date that can be two days needs the order. */
function readYearLast(text: string, order: DateOrder): string | undefined {
  const { dayFirst, monthFirst } = readingsOf(text) ?? {}
  if (isAmbiguous(text)) return order && (order === 'day first' ? dayFirst : monthFirst)
  return dayFirst ?? monthFirst
}

/** The day that a date such as `11/24/2026` is in each order; undefined if the cell is no such date. */
function readingsOf(cell: string) {
  const [, first, separator, second, year, shortSeparator, secondOfShort, shortYear] =
    yearLast.exec(cell.trim()) ?? []
  if (first === undefined) return undefined
  return bothOrders(first, second ?? secondOfShort, year ?? shortYear, (separator ?? shortSeparator) === '.')
}

function bothOrders(first: string, second: string | undefined, year: string | undefined, hasDots: boolean) {
  const [dayFirst, monthFirst] = [toDay(year, second, first), toDay(year, first, second)].map(day =>
    day !== undefined && isDay(day) ? day : undefined,
  )
  return { dayFirst, monthFirst, hasDots }
}

function isDay(text: string): boolean {
  return isoDay.safeParse(text).success && text >= '1900-01-01' && text <= '2200-12-31'
}

function dayOfNamedMonth(text: string): string | undefined {
  const [, dayBefore, monthAfter, yearAfter] = dayThenMonth.exec(text) ?? []
  const [, monthBefore, dayAfter, yearLater] = monthThenDay.exec(text) ?? []
  const month = monthsByName.get((monthAfter ?? monthBefore ?? '').normalize().toLowerCase())
  return toDay(yearAfter ?? yearLater, month, dayBefore ?? dayAfter)
}

/** Number of the month by its name and its abbreviations. */
function readMonthNames(): Map<string, string> {
  const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2025, index, 15)))
  const names = languages.flatMap(language =>
    (['long', 'short'] as const).flatMap(month => {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
      return months.map((date, index) => {
        const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? ''
        return [name.toLowerCase().replace(/\.$/, ''), String(index + 1)] as const
      })
    }),
  )
  const cut = names.slice(0, 12).map(([name, number]) => [name.slice(0, 3), number] as const)
  return new Map([...cut, ...names])
}

function toDay(year?: string, month?: string, day?: string): string | undefined {
  return year && month && day && `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Of two digits the year that is at most twenty ahead. */
function wholeYear(year: string): string {
  if (year.length === 4) return year
  const inThisCentury = Number(`20${year}`)
  return String(inThisCentury > new Date().getUTCFullYear() + 20 ? inThisCentury - 100 : inThisCentury)
}
