/** Numbered features with their values. */
export interface SparseVector {
  ids: ArrayLike<number>
  values: ArrayLike<number>
}

export interface Postings {
  /** The scalar product of each row with the vector. Ids that no row has are ignored. */
  multiply(vector: SparseVector): Float32Array
}

/** Rows by feature: looking through them costs what the features of the question have, not what all rows have. */
export function openPostings(rows: readonly SparseVector[], featureCount: number): Postings {
  const { starts, rowIds, values } = groupByFeature(rows, featureCount)
  const rowCount = rows.length
  return {
    multiply(vector) {
      const products = new Float32Array(rowCount)
      for (let at = 0; at < vector.ids.length; at += 1) {
        const id = vector.ids[at]!
        const value = vector.values[at]!
        for (let slot = starts[id]!; slot < starts[id + 1]!; slot += 1)
          products[rowIds[slot]!]! += value * values[slot]!
      }
      return products
    },
  }
}

/** In a function of its own, so that the index does not keep the rows in memory. */
function groupByFeature(rows: readonly SparseVector[], featureCount: number) {
  const starts = new Int32Array(featureCount + 1)
  for (const { ids } of rows) for (let at = 0; at < ids.length; at += 1) starts[ids[at]! + 1]! += 1
  for (let id = 0; id < featureCount; id += 1) starts[id + 1]! += starts[id]!
  const total = starts[featureCount]!
  const [rowIds, values] = [new Int32Array(total), new Float32Array(total)]
  const next = starts.slice()
  rows.forEach((row, rowId) => {
    for (let at = 0; at < row.ids.length; at += 1) {
      const id = row.ids[at]!
      const slot = next[id]!
      next[id] = slot + 1
      rowIds[slot] = rowId
      values[slot] = row.values[at]!
    }
  })
  return { starts, rowIds, values }
}
