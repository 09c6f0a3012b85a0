export function rows(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`
}

/** For a list that is cut off. */
export function andMore(count: number): string | undefined {
  return count > 0 ? `and ${count.toLocaleString('en-US')} more` : undefined
}
