import { pastDay } from '../../vault.contract.ts'

/** Of dates such as `11/24/2026`; undefined if the file does not show which it is. */
export type DateOrder = 'month first' | 'day first' | undefined

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/
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

/** `2026-11-24`; undefined if it is no day, or none that has come. */
export function readDay(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim()
  const [, year, month, day] = yearFirst.exec(text) ?? []
  const [, first, , second, lastYear] = (order && yearLast.exec(text)) ?? []
  const written = order === 'day first' ? toDay(lastYear, second, first) : toDay(lastYear, first, second)
  const read = toDay(year, month, day) ?? moment.exec(text)?.[1] ?? written
  return read !== undefined && pastDay.safeParse(read).success ? read : undefined
}

/** The time in ISO form; of a day its noon, which is the same day nearly everywhere. */
export function readMoment(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim()
  const day = readDay(text, order)
  if (day === undefined || !moment.test(text)) return day && noonOf(day)
  const time = Date.parse(endsWithZone.test(text) ? text : `${text.replace(' ', 'T')}Z`)
  return time <= Date.now() ? new Date(time).toISOString() : undefined
}

/** Or now, if it is still to come. */
export function noonOf(day: string): string {
  return new Date(Math.min(Date.parse(`${day}T12:00:00Z`), Date.now())).toISOString()
}

function toDay(year?: string, month?: string, day?: string): string | undefined {
  return year && month && day && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
