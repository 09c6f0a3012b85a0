export function pairings(count: number): string {
  return count === 1 ? '1 pairing' : `${count.toLocaleString('en-US')} pairings`
}
