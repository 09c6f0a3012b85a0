/** The value below which `share` percent of the values lie, to three digits. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))
  return Math.round((sorted[at] ?? 0) * 1000) / 1000
}
