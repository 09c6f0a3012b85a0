import { fullCigarName, nameWithLine } from '#features/catalogue/cigar-name.rules.ts'
import { type DateOrder, faultOfDate, readMoment } from '#platform/server/read-csv-dates.ts'
import { readNumber } from '#platform/server/read-csv-numbers.ts'
import { cellOf, shortenCell, type TableColumns } from '#platform/server/read-csv-table.ts'
import { capitalize } from '#platform/text.rules.ts'
import { type Flavor, flavorOf, flavors, labelOf } from '../../flavors.rules.ts'
import type { ImportField, RatingScale } from '../../import.contract.ts'
import {
  appearances,
  burns,
  defaultRating,
  draws,
  entryLengths,
  maxDurationMinutes,
  maxFlavors,
  type NewEntry,
  newEntry,
} from '../../journal.contract.ts'
import { readRating } from './read-rating.ts'

export interface EntryToImport {
  /** In the file, from 1. */
  line: number
  entry: NewEntry & { smokedAt: string }
  temperature: number | null
  humidity: number | null
  isRated: boolean
}

/** What a row means, or why it means nothing. */
export type ReadEntryRow = { row: EntryToImport } | { line: number; reason: string }

export interface RowSource {
  line: number
  cells: readonly string[]
  columns: TableColumns<ImportField>
  dateOrder: DateOrder
  /** Undefined reads whole numbers from 1 to 5 only. */
  scale: RatingScale | undefined
}

interface RowReader extends RowSource {
  report: (reason: string) => void
}

/** Subjects of the sentences about texts that the schema refuses. */
const subjects: Partial<Record<string, string>> = {
  cigar: 'The cigar',
  notes: 'The notes',
  drink: 'The drink',
  vitola: 'The vitola',
  thirds: 'A third',
}

const faults: Record<ReturnType<typeof faultOfDate>, string> = {
  ambiguous: 'can be two days. Say which comes first, the day or the month.',
  impossible: 'is not a day. Write it as 2026-11-24.',
  unreadable: 'is not a date up to today. Write it as 2026-11-24.',
}

export function readEntryRow(source: RowSource): ReadEntryRow {
  const reasons: string[] = []
  const reader = { ...source, report: (reason: string) => void reasons.push(reason) }
  const smokedAt = readTime(reader)
  const rating = readStars(reader)
  const { chosen, others } = readFlavors(reader)
  const read = newEntry.safeParse({
    cigar: cigarOf(reader),
    notes: [cellOf(reader, 'notes'), others].filter(Boolean).join('\n\n'),
    rating: rating ?? defaultRating,
    smokedAt,
    drink: cellOf(reader, 'drink'),
    vitola: cellOf(reader, 'vitola'),
    thirds: [cellOf(reader, 'firstThird'), cellOf(reader, 'secondThird'), cellOf(reader, 'lastThird')],
    draw: readWord(reader, 'draw', draws),
    burn: readWord(reader, 'burn', burns),
    appearance: readWord(reader, 'appearance', appearances),
    flavors: chosen,
    durationMinutes: readMinutes(reader),
  })
  const climate = readClimate(reader)
  for (const { path, message } of read.error?.issues ?? [])
    reader.report(`${subjects[String(path[0])] ?? 'The row'}: ${message}.`)
  if (reasons.length > 0 || !read.data || !smokedAt) return { line: source.line, reason: reasons.join(' ') }
  const { line } = source
  return { row: { line, entry: { ...read.data, smokedAt }, ...climate, isRated: rating !== undefined } }
}

/** A maker that has a column of its own comes first, unless the name has it already. */
function cigarOf(reader: RowReader): string {
  const brand = cellOf(reader, 'brand')
  const name = nameWithLine(cellOf(reader, 'line'), cellOf(reader, 'cigar'))
  return brand === '' || name === '' ? name : fullCigarName({ brand, line: name })
}

function readTime(reader: RowReader): string | undefined {
  const cell = cellOf(reader, 'smokedAt')
  const moment = readMoment(cell, reader.dateOrder)
  if (moment) return moment
  reader.report(
    cell === ''
      ? 'The date is missing.'
      : `“${shortenCell(cell)}” ${faults[faultOfDate(cell, reader.dateOrder)]}`,
  )
  return undefined
}

function readStars(reader: RowReader): number | undefined {
  const cell = cellOf(reader, 'rating')
  if (cell === '') return undefined
  const stars = readRating(cell, reader.scale)
  if (stars === undefined)
    reader.report(
      reader.scale
        ? `The rating “${shortenCell(cell)}” is not a number up to ${reader.scale}.`
        : `The rating “${shortenCell(cell)}” is not a whole number from 1 to 5. Say on which scale it is.`,
    )
  return stars
}

/** Words that the wheel does not have stay as a line of text. */
function readFlavors(reader: RowReader): { chosen: Flavor[]; others: string } {
  const cell = cellOf(reader, 'flavors')
  if (cell.length > entryLengths.notes) {
    reader.report('The flavors are too long.')
    return { chosen: [], others: '' }
  }
  const words = cell
    .split(/[;,|\n]/)
    .map(word => word.trim())
    .filter(Boolean)
  const found = words.map(word => ({ word, flavor: flavorNamed(word) }))
  const known = [...new Set(found.flatMap(({ flavor }) => flavor ?? []))]
  const others = [
    ...known.slice(maxFlavors).map(labelOf),
    ...found.flatMap(({ word, flavor }) => (flavor ? [] : word)),
  ]
  return {
    chosen: known.slice(0, maxFlavors),
    others: others.length > 0 ? `Flavors: ${others.join(', ')}` : '',
  }
}

function flavorNamed(word: string): Flavor | undefined {
  const plain = word.toLowerCase()
  return flavors.find(flavor => flavor === plain.replaceAll(' ', '-')) ?? flavorOf(capitalize(plain))
}

function readWord<Word extends string>(
  reader: RowReader,
  field: ImportField,
  words: readonly Word[],
): Word | null {
  const cell = cellOf(reader, field).toLowerCase()
  const found = words.find(word => word === cell)
  if (cell !== '' && !found)
    reader.report(`The ${field} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`)
  return found ?? null
}

/** `62`, `62 min` or `1:02`. */
function readMinutes(reader: RowReader): number | null {
  const cell = cellOf(reader, 'durationMinutes')
  const [, plain] = /^(\d{1,4})(?: ?min(?:utes?|\.)?)?$/i.exec(cell) ?? []
  const [, hours, rest] = /^(\d{1,2}):([0-5]\d)(?: ?h)?$/.exec(cell) ?? []
  const minutes = plain ? Number(plain) : Number(hours) * 60 + Number(rest)
  if (cell === '') return null
  if (minutes >= 1 && minutes <= maxDurationMinutes) return minutes
  reader.report(`The duration must be whole minutes from 1 to ${maxDurationMinutes}.`)
  return null
}

/** `70.5`, `70,5`, `70 °F`, `68%`; a measured value has no thousands. */
function readMeasured(cell: string): number {
  const [, sign = '', digits = ''] = /^(-?)([\d.,]+)(?:\s?(?:°?\s?F|%))?$/.exec(cell) ?? []
  const value = readNumber(digits)?.value ?? Number.NaN
  return sign === '-' ? -value : value
}

/** Degrees Fahrenheit and percent; one without the other says nothing. */
function readClimate(reader: RowReader): Pick<EntryToImport, 'temperature' | 'humidity'> {
  const cells = [cellOf(reader, 'temperature'), cellOf(reader, 'humidity')]
  if (cells.includes('')) return { temperature: null, humidity: null }
  const [temperature = Number.NaN, humidity = Number.NaN] = cells.map(readMeasured)
  if (temperature >= -40 && temperature <= 212 && humidity >= 0 && humidity <= 100)
    return { temperature, humidity }
  reader.report('The temperature must be a number of degrees Fahrenheit, the humidity one of percent.')
  return { temperature: null, humidity: null }
}
