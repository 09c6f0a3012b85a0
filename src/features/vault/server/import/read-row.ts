import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { fullCigarName, nameWithLine } from '#features/catalogue/cigar-name.rules.ts'
import {
  type DateOrder,
  faultOfDate,
  hasCome,
  noonOf,
  readDay,
  readMoment,
} from '#platform/server/read-csv-dates.ts'
import { cellOf, shortenCell } from '#platform/server/read-csv-table.ts'
import { optionalText } from '#platform/text.contract.ts'
import { maxNameLength, maxNotesLength, maxOwnNotesLength, type PairingStatus } from '../../vault.contract.ts'
import type { PairingIds, PairingText } from '../vault.tables.ts'
import type { ImportColumns, ImportField } from './column-names.ts'

export interface PairingToImport extends PairingText, PairingIds {
  /** In the file, from 1. */
  line: number
  rating: number | null
  status: PairingStatus
  tried_on: string | null
  own_notes: string | null
  score: number | null
  /** Null means now. */
  created_at: string | null
  /** Whether `created_at` is only known from the day on which it was tried. */
  is_dated_by_trial: boolean
  import_key: string
}

export type RowWithoutIds = Omit<PairingToImport, keyof PairingIds | 'import_key'>

/** What a row means, or why it means nothing. */
export type ReadRow = { row: RowWithoutIds } | { line: number; reason: string }

/** One drink under the name that is kept, or the names of those that may be meant. */
export type FoundDrink = { name: string; kind: DrinkKind } | { near: readonly string[] }

export interface RowSource {
  line: number
  cells: readonly string[]
  columns: ImportColumns
  dateOrder: DateOrder
  /** The drink of the catalogue that a name means, for a row without a type. */
  findDrink: (drinkName: string) => FoundDrink
}

const kindNames: Record<string, DrinkKind> = {
  spirit: 'spirit',
  spirits: 'spirit',
  liquor: 'spirit',
  wine: 'wine',
  wines: 'wine',
  mocktail: 'mocktail',
  mocktails: 'mocktail',
  'non-alcoholic': 'mocktail',
  nonalcoholic: 'mocktail',
}
const statusNames: Record<string, PairingStatus> = {
  'looked up': 'looked up',
  want: 'want',
  wishlist: 'want',
  'want to try': 'want',
  'to try': 'want',
  tried: 'tried',
  smoked: 'tried',
  had: 'tried',
}
const wholeRating = /^([1-5])(?:[.,]0+)?(?:\s*(?:\/\s*5|stars?))?$/i

export function readRow(source: RowSource): ReadRow {
  const reasons: string[] = []
  const reader = { ...source, report: (reason: string) => void reasons.push(reason) }
  const words = readWords(reader)
  const opinion = readOpinion(reader)
  const row = { line: source.line, ...words, ...opinion, ...readTimes(reader, opinion.rating) }
  return reasons.length > 0 ? { line: source.line, reason: reasons.join(' ') } : { row }
}

interface RowReader extends RowSource {
  report: (reason: string) => void
}

function readWords(reader: RowReader): PairingText & Pick<RowWithoutIds, 'own_notes'> {
  const cigar_name = checkText(reader, cigarOf(reader), 'The name of the cigar', maxNameLength)
  const pairing_name = readText(reader, 'pairing_name', 'The name of the drink', maxNameLength)
  if (cigar_name === '') reader.report('The cigar is missing.')
  if (pairing_name === '') reader.report('The drink is missing.')
  return {
    cigar_name: cigar_name ?? '',
    ...readDrink(reader, pairing_name ?? ''),
    notes: readText(reader, 'notes', 'The notes', maxNotesLength) ?? '',
    own_notes: readText(reader, 'own_notes', 'Your notes', maxOwnNotesLength) || null,
  }
}

/** A maker and a line that have columns of their own come first, unless the name has them already. */
function cigarOf(reader: RowReader): string {
  const brand = cellOf(reader, 'brand')
  const line = nameWithLine(cellOf(reader, 'line'), cellOf(reader, 'cigar_name'))
  return brand === '' || line === '' ? line : fullCigarName({ brand, line })
}

/** The written type leaves the name as it is; without one the drink is looked for, and is kept under its full name. */
function readDrink(reader: RowReader, typed: string): Pick<PairingText, 'pairing_name' | 'pairing_type'> {
  const written = cellOf(reader, 'pairing_type')
  const key = written.toLowerCase()
  const kind = Object.hasOwn(kindNames, key) ? kindNames[key] : undefined
  if (kind || typed === '') return { pairing_name: typed, pairing_type: kind ?? 'spirit' }
  const found = reader.findDrink(typed)
  if ('kind' in found) return { pairing_name: found.name, pairing_type: found.kind }
  reader.report(written === '' ? missingKind(found.near) : 'The type must be spirit, wine or mocktail.')
  return { pairing_name: typed, pairing_type: 'spirit' }
}

function missingKind(near: readonly string[]): string {
  if (near.length === 0)
    return 'The type is missing (spirit, wine or mocktail), and the catalog has no drink of exactly that name.'
  return `The type is missing (spirit, wine or mocktail), and the name may mean ${oneOf(near)}.`
}

const oneOf = (names: readonly string[]) =>
  names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

function readOpinion(reader: RowReader): Pick<RowWithoutIds, 'rating' | 'score'> {
  const [written, score] = [cellOf(reader, 'rating'), cellOf(reader, 'score')]
  const stars = wholeRating.exec(written)?.[1]
  if (written !== '' && !stars) reader.report('The rating must be a whole number from 1 to 5.')
  if (!/^(?:\d{1,2}|100)?$/.test(score)) reader.report('The score must be a whole number up to 100.')
  return { rating: stars ? Number(stars) : null, score: score === '' ? null : Number(score) }
}

/** A rating says that it was tried, but not when. */
function readTimes(
  reader: RowReader,
  rating: number | null,
): Pick<RowWithoutIds, 'status' | 'tried_on' | 'created_at' | 'is_dated_by_trial'> {
  const order = reader.dateOrder
  const triedDay = readDate(reader, 'tried_on', cell => readPastDay(cell, order))
  const date = readDate(reader, 'date', cell => readPastDay(cell, order))
  const saved = readDate(reader, 'created_at', cell => readMoment(cell, order))
  const status = readStatus(reader, triedDay !== undefined || date !== undefined || rating !== null)
  if (triedDay && status !== 'tried') reader.report('Only a pairing that was tried has a day of trying.')
  const day = triedDay ?? date ?? null
  const unknownDay = rating === null ? (saved ?? new Date().toISOString()).slice(0, 10) : null
  return {
    status,
    tried_on: status === 'tried' ? (day ?? unknownDay) : null,
    created_at: saved ?? (day && noonOf(day)),
    is_dated_by_trial: !saved && day !== null,
  }
}

function readPastDay(cell: string, order: DateOrder): string | undefined {
  const day = readDay(cell, order)
  return day !== undefined && hasCome(day) ? day : undefined
}

function readStatus(reader: RowReader, wasTried: boolean): PairingStatus {
  const written = cellOf(reader, 'status').toLowerCase()
  if (written === '') return wasTried ? 'tried' : 'looked up'
  if (!Object.hasOwn(statusNames, written)) reader.report('The status must be looked up, want or tried.')
  return statusNames[written] ?? 'looked up'
}

function readDate(
  reader: RowReader,
  field: ImportField,
  read: (cell: string) => string | undefined,
): string | undefined {
  const cell = cellOf(reader, field)
  const date = read(cell)
  if (cell !== '' && date === undefined)
    reader.report(`“${shortenCell(cell)}” ${faultOf(cell, reader.dateOrder)}`)
  return date
}

function faultOf(cell: string, order: DateOrder): string {
  return faultOfDate(cell, order) === 'ambiguous'
    ? 'can be two days. Say which comes first, the day or the month.'
    : 'is not a date up to today. Write it as 2026-11-24.'
}

function readText(
  reader: RowReader,
  field: ImportField,
  subject: string,
  maxLength: number,
): string | undefined {
  return checkText(reader, cellOf(reader, field), subject, maxLength)
}

/** Undefined if it was reported. */
function checkText(reader: RowReader, text: string, subject: string, maxLength: number): string | undefined {
  const { data, error } = optionalText({ maxLength }).safeParse(text)
  if (!error) return data
  const isTooLong = error.issues.some(({ code }) => code === 'too_big')
  const reason = isTooLong
    ? `longer than ${maxLength.toLocaleString('en-US')} characters`
    : 'written with characters that cannot be stored'
  reader.report(`${subject} ${subject.endsWith('s') ? 'are' : 'is'} ${reason}.`)
  return undefined
}
