import { nameWithLine } from '#features/catalogue/cigar-name.rules.ts'
import { type DateOrder, faultOfDate, readDay } from '#platform/server/read-csv-dates.ts'
import { type NumberColumn, readNumber } from '#platform/server/read-csv-numbers.ts'
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
export type ReadItemRow =
  | { row: ItemToImport; remarks: { line: number; text: string }[] }
  | { line: number; reason: string }

export interface RowSource {
  line: number
  cells: readonly string[]
  columns: TableColumns<ImportField>
  dateOrder: DateOrder
  prices: NumberColumn
  /** Maker and line of a cigar whose maker has no column. */
  splitName: (name: string) => { brand: string; cigarName: string } | undefined
  lineIdOf: (brand: string, cigarName: string) => string | null
}

interface RowReader extends RowSource {
  report: (reason: string) => void
  remark: (text: string) => void
}

const maxPrice = 99_999.99
const cents = { minimumFractionDigits: 2 } as const
/** Without a unit, which could be a box of many. */
const digitsOnly = /^[\d.,'’\s]+$/u

const faults: Record<ReturnType<typeof faultOfDate>, string> = {
  ambiguous: 'can be two days. Say which comes first, the day or the month.',
  impossible: 'is not a day. Write it as 2026-11-24.',
  unreadable: 'is not a day that is clear. Write it as 2026-11-24.',
}

export function readItemRow(source: RowSource): ReadItemRow {
  const reasons: string[] = []
  const remarks: { line: number; text: string }[] = []
  const reader = {
    ...source,
    report: (reason: string) => void reasons.push(reason),
    remark: (text: string) => void remarks.push({ line: source.line, text }),
  }
  const { brand, cigarName } = readNames(reader)
  const row = {
    line: source.line,
    brand,
    cigar_name: cigarName,
    line_id: source.lineIdOf(brand, cigarName),
    vitola: readText(reader, 'vitola', 'The vitola', itemLengths.vitola),
    wrapper: readText(reader, 'wrapper', 'The wrapper', itemLengths.wrapper),
    size: readText(reader, 'size', 'The size', itemLengths.size) ?? readDimensions(reader),
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
  return reasons.length > 0 ? { line: source.line, reason: reasons.join(' ') } : { row, remarks }
}

function readNames(reader: RowReader): { brand: string; cigarName: string } {
  const brand = readText(reader, 'brand', 'The brand', itemLengths.brand) ?? ''
  const cigarName = readCigarName(reader)
  if (brand !== '' && cigarName !== '') return { brand, cigarName }
  const split = cigarName === '' ? undefined : reader.splitName(cigarName)
  if (split) return split
  if (typedName(reader) === '') reader.report('The name of the cigar is missing.')
  else if (cellOf(reader, 'brand') === '')
    reader.report('The brand is missing, and the catalog has no cigar of exactly that name.')
  return { brand, cigarName }
}

function typedName(reader: RowReader): string {
  return nameWithLine(cellOf(reader, 'line'), cellOf(reader, 'cigarName'))
}

function readCigarName(reader: RowReader): string {
  return checkText(reader, typedName(reader), 'The name of the cigar', itemLengths.cigarName) ?? ''
}

/** Of a table that has length and ring gauge in columns of their own. */
function readDimensions(reader: RowReader): string | null {
  const [length, ring] = [cellOf(reader, 'length'), cellOf(reader, 'ringGauge')]
  if (length === '' && ring === '') return null
  const size = length && ring ? `${length} × ${ring}` : length ? `length ${length}` : `ring ${ring}`
  return checkText(reader, size, 'The size', itemLengths.size)
}

function readText(reader: RowReader, field: ImportField, subject: string, maxLength: number): string | null {
  return checkText(reader, cellOf(reader, field), subject, maxLength)
}

/** Null for an empty text, and for what was reported. */
function checkText(reader: RowReader, text: string, subject: string, maxLength: number): string | null {
  const { data, error } = optionalText({ maxLength }).safeParse(text)
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
  const number = digitsOnly.test(cell) ? readNumber(cell) : undefined
  const isCount = number && !number.isGuess && Number.isInteger(number.value)
  if (isCount && number.value >= least && number.value <= maxQuantity) return number.value
  reader.report(
    `${subject} must be a whole number from ${least} to ${maxQuantity.toLocaleString('en-US')}, not “${shortenCell(cell)}”.`,
  )
  return null
}

function readPrice(reader: RowReader): number | null {
  const cell = cellOf(reader, 'price')
  if (cell === '') return null
  const number = readNumber(cell, reader.prices)
  if (!number || number.value > maxPrice) {
    reader.report(`The price of one cigar must be a number from 0 to 99,999.99, not “${shortenCell(cell)}”.`)
    return null
  }
  const price = Math.round(number.value * 100) / 100
  if (number.isGuess)
    reader.remark(`The price “${shortenCell(cell)}” is read as ${price.toLocaleString('en-US', cents)}.`)
  return price
}

function readDate(reader: RowReader, field: ImportField): string | null {
  const cell = cellOf(reader, field)
  const day = readDay(cell, reader.dateOrder)
  if (cell !== '' && day === undefined)
    reader.report(`“${shortenCell(cell)}” ${faults[faultOfDate(cell, reader.dateOrder)]}`)
  return day ?? null
}
