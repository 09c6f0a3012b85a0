/** Rows with the same key are one row: the first stays, the others are repeated. */
export function separateRepeated<Row>(
  all: readonly Row[],
  keyOf: (row: Row) => string,
): { rows: Row[]; repeated: Row[] } {
  const seen = new Set<string>()
  const rows: Row[] = []
  const repeated: Row[] = []
  for (const row of all) {
    const key = keyOf(row)
    ;(seen.has(key) ? repeated : rows).push(row)
    seen.add(key)
  }
  return { rows, repeated }
}
