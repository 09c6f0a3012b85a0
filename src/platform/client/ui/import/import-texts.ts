import type { DatesOfFile } from '#platform/date-order.contract.ts'

export function rows(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`
}

/** For a list that is cut off. */
export function andMore(count: number): string | undefined {
  return count > 0 ? `and ${count.toLocaleString('en-US')} more` : undefined
}

/** Of rows that equal another of the file, and are added each. */
export function repeatedFact(count: number): string | false {
  if (count === 0) return false
  return `${rows(count)} ${count === 1 ? 'stands' : 'stand'} in the file more than once; each is added.`
}

export function datesFact({ example, order }: DatesOfFile): string | false {
  if (example === null) return false
  return order
    ? `Dates such as ${example} are read ${order}.`
    : `Dates such as ${example} can be two days. Say below which comes first.`
}

/** Whether the member has to say in which order the dates are. */
export function isUndecided({ example, order }: DatesOfFile): boolean {
  return example !== null && order === null
}

export const correctAndRepeat =
  'Correct the rows that are left out and import the file again; the others are then skipped.'
