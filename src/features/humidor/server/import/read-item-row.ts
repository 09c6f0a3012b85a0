import { type DateOrder, faultOfDate, readDay } from '#platform/server/read-csv-dates.ts'
import { cellOf, shortenCell, type TableColumns } from '#platform/server/read-csv-table.ts'
import { optionalText } from '#platform/text.contract.ts'
import { itemLengths, maxHumidorNameLength, maxQuantity } from '../../humidor.contract.ts'
import type { ImportField } from '../../import.contract.ts'
import type { ItemValues } from '../humidor.tables.ts'

export interface ItemToImport extends Omit<ItemValues, 'humidor_id'> {
  /** In the file, from 1. */
  line: number
  /** Name of the humidor; null for the oldest. */
  humidor: string | null
}

/** What a row means, or why it means nothing. */
export type ReadItemRow = { row: ItemToImport } | { line: number; reason: string }

export interface RowSource {
  line: number
  cells: readonly string[]
  columns: TableColumns<ImportField>
  dateOrder: DateOrder
  /** Maker and line of a cigar whose maker has no column. */
  splitName: (name: string) => { brand: string; cigarName: string } | undefined
  lineIdOf: (brand: string, cigarName: string) => string | null
}

interface RowReader extends RowSource {
  report: (reason: string) => void
}

const maxPrice = 99_999.99
const wholeNumber = /^\d{1,5}(?:[.,]0+)?$/
/** A sum of money, with or without the sign of its currency: `$12.50`, `12,50 €`, `1,200.00`. */
const money = /^[^\d.,-]{0,4}(\d[\d.,\s]*)[^\d.,-]{0,4}$/

const faults: Record<ReturnType<typeof faultOfDate>, string> = {
  ambiguous: 'can be two days. Say which comes first, the day or the month.',
  impossible: 'is not a day. Write it as 2026-11-24.',
  unreadable: 'is not a day that is clear. Write it as 2026-11-24.',
}

export function readItemRow(source: RowSource): ReadItemRow {
  const reasons: string[] = []
  const reader = { ...source, report: (reason: string) => void reasons.push(reason) }
  const { brand, cigarName } = readNames(reader)
  const row = {
    line: source.line,
    brand,
    cigar_name: cigarName,
    line_id: source.lineIdOf(brand, cigarName),
    vitola: readText(reader, 'vitola', 'The vitola', itemLengths.vitola),
    wrapper: readText(reader, 'wrapper', 'The wrapper', itemLengths.wrapper),
    size: readText(reader, 'size', 'The size', itemLengths.size),
    quantity: readWhole(reader, 'quantity', 'The quantity', 0) ?? 1,
    low_at: readWhole(reader, 'lowAt', 'The number of few left', 1),
    purchased_on: readDate(reader, 'purchasedOn'),
    aging_until: readDate(reader, 'agingUntil'),
    location: readText(reader, 'location', 'The location', itemLengths.location),
    box_code: readText(reader, 'boxCode', 'The box code', itemLengths.boxCode),
    price: readPrice(reader),
    notes: readText(reader, 'notes', 'The notes', itemLengths.notes),
    humidor: readText(reader, 'humidor', 'The name of the humidor', maxHumidorNameLength),
  }
  return reasons.length > 0 ? { line: source.line, reason: reasons.join(' ') } : { row }
}

function readNames(reader: RowReader): { brand: string; cigarName: string } {
  const brand = readText(reader, 'brand', 'The brand', itemLengths.brand) ?? ''
  const cigarName = readText(reader, 'cigarName', 'The name of the cigar', itemLengths.cigarName) ?? ''
  if (brand !== '' && cigarName !== '') return { brand, cigarName }
  const split = cigarName === '' ? undefined : reader.splitName(cigarName)
  if (split) return split
  if (cellOf(reader, 'cigarName') === '') reader.report('The name of the cigar is missing.')
  else if (cellOf(reader, 'brand') === '')
    reader.report('The brand is missing, and the catalog has no cigar of exactly that name.')
  return { brand, cigarName }
}

/** Null for an empty cell, and for what was reported. */
function readText(reader: RowReader, field: ImportField, subject: string, maxLength: number): string | null {
  const { data, error } = optionalText({ maxLength }).safeParse(cellOf(reader, field))
  if (!error) return data || null
  const isTooLong = error.issues.some(({ code }) => code === 'too_big')
  const reason = isTooLong
    ? `longer than ${maxLength.toLocaleString('en-US')} characters`
    : 'written with characters that cannot be stored'
  reader.report(`${subject} ${subject.endsWith('s') ? 'are' : 'is'} ${reason}.`)
  return null
}

function readWhole(reader: RowReader, field: ImportField, subject: string, least: 0 | 1): number | null {
  const cell = cellOf(reader, field)
  if (cell === '') return null
  const count = wholeNumber.test(cell) ? Number.parseInt(cell, 10) : Number.NaN
  if (count >= least && count <= maxQuantity) return count
  reader.report(`${subject} must be a whole number from ${least} to ${maxQuantity.toLocaleString('en-US')}.`)
  return null
}

function readPrice(reader: RowReader): number | null {
  const cell = cellOf(reader, 'price')
  if (cell === '') return null
  const price = readMoney(cell)
  if (price !== undefined && price <= maxPrice) return Math.round(price * 100) / 100
  reader.report('The price of one cigar must be a number from 0 to 99,999.99.')
  return null
}

/** The last of comma and dot sets off the cents, unless three digits follow it. */
export function readMoney(cell: string): number | undefined {
  const digits = money.exec(cell.trim())?.[1]?.replaceAll(/\s/g, '')
  if (digits === undefined) return undefined
  const [, whole = digits, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  const grouped = /^\d+$/.test(whole) || /^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  return grouped ? Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`) : undefined
}

function readDate(reader: RowReader, field: ImportField): string | null {
  const cell = cellOf(reader, field)
  const day = readDay(cell, reader.dateOrder)
  if (cell !== '' && day === undefined)
    reader.report(`“${shortenCell(cell)}” ${faults[faultOfDate(cell, reader.dateOrder)]}`)
  return day ?? null
}
