type DecimalMark = '.' | ','

/** What the cells show that can be read in one way only. */
export interface NumberColumn {
  /** What sets off the fraction; undefined if the cells do not show it. */
  decimalMark: DecimalMark | undefined
  greatest: number
}

/** A number that is so many times the greatest of its column is a fraction. */
const maxRatio = 100

/** Signs and codes of currencies: `$`, `US$`, `EUR`, `Rs.`, `kr`. */
const currency = String.raw`(?:\p{L}{0,3}\p{Sc}|\p{L}{1,4}\.?)`
const amount = new RegExp(
  String.raw`^(?<before>${currency})?\s*(?<digits>[\d.,][\d.,'’\s]*?)\s*(?:[.,]\s?[-–—])?\s*(?<after>${currency})?$`,
  'u',
)
const dotIsDecimal = /^(?:US|C|CA|A|AU|HK|S|NZ)?\$$|^(?:USD|CAD|AUD|GBP|£|CHF|SFr?\.?|Fr\.?)$/iu
/** Spaces and apostrophes only ever group; groups have three digits. */
const groupedByOthers = /^\d{1,3}(?:([\s'’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/u
const oneMarkBeforeThree = /^[1-9]\d{0,2}([.,])\d{3}$/

/**
 * A number that is not negative, with or without a currency. `8.333` can be eight or eight thousand: then the column
 * decides, else it is the fraction, and `isGuess` says that the member should know.
 */
export function readNumber(
  cell: string,
  column: NumberColumn = { decimalMark: undefined, greatest: 0 },
): { value: number; isGuess: boolean } | undefined {
  const found = takeApart(cell)
  if (!found) return undefined
  const { digits, isDollars } = found
  const mark = oneMarkBeforeThree.exec(digits)?.[1]
  if (!mark) {
    const value = readCertain(digits)
    return value === undefined ? undefined : { value, isGuess: false }
  }
  const [fraction, thousands] = [Number(digits.replace(mark, '.')), Number(digits.replace(mark, ''))]
  if (isDollars) return { value: mark === '.' ? fraction : thousands, isGuess: false }
  const isFraction = (column.decimalMark ?? mark) === mark || thousands > maxRatio * column.greatest
  return { value: isFraction ? fraction : thousands, isGuess: column.decimalMark !== mark }
}

export function readNumberColumn(cells: readonly string[]): NumberColumn {
  const certain = cells
    .map(cell => takeApart(cell)?.digits ?? '')
    .filter(digits => !oneMarkBeforeThree.test(digits) && readCertain(digits) !== undefined)
  const marks = new Set(certain.flatMap(digits => decimalMarkOf(digits) ?? []))
  return {
    decimalMark: marks.size === 1 ? [...marks][0] : undefined,
    greatest: certain.reduce((greatest, digits) => Math.max(greatest, readCertain(digits) ?? 0), 0),
  }
}

function takeApart(cell: string): { digits: string; isDollars: boolean } | undefined {
  const { before, digits, after } = amount.exec(cell.trim())?.groups ?? {}
  if (digits === undefined || !/\d/.test(digits)) return undefined
  return { digits, isDollars: dotIsDecimal.test(before ?? after ?? '') }
}

function decimalMarkOf(digits: string): DecimalMark | undefined {
  const marks = digits.replaceAll(/[^.,]/g, '')
  const last = marks.at(-1) as DecimalMark | undefined
  const isGrouping = marks.length > 1 && new Set(marks).size === 1
  return isGrouping ? (last === '.' ? ',' : '.') : last
}

function readCertain(digits: string): number | undefined {
  if (/^\d+$/.test(digits)) return Number(digits)
  if (/^\d*[.,]\d+$/.test(digits)) return Number(digits.replace(',', '.'))
  if (/^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/.test(digits))
    return joinGroups(digits)
  return groupedByOthers.test(digits) ? joinGroups(digits.replaceAll(/[\s'’]/gu, '')) : undefined
}

/** The last mark sets off the fraction if it stands there once. */
function joinGroups(digits: string): number {
  const last = digits.match(/[.,]/g)?.at(-1)
  const hasFraction = last !== undefined && digits.indexOf(last) === digits.lastIndexOf(last)
  if (!hasFraction) return Number(digits.replaceAll(/[.,]/g, ''))
  const [whole = '', fraction = ''] = digits.split(last)
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`)
}
