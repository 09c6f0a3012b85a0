export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export type SortValue = string | number | null

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Numbers by size, words by the alphabet, what is missing always last. */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => SortValue,
  direction: TableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [readValue(one), readValue(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(`${a}`, `${b}`)
    return order * sign
  })
}

/** A new column starts ascending; the same one turns around. */
export function nextSort(current: TableSort | undefined, column: string): TableSort {
  const isTurned = current?.column === column && current.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}
