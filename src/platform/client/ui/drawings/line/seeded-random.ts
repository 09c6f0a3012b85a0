/** The same numbers from 0 to 1 for the same seed, so that drawings are stable across renders. */
export function seededRandom(seed: number): () => number {
  let state = (Math.abs(Math.floor(seed)) % 2147483646) + 1
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}

/** Hash from 0 to 65535 (FNV-1a, folded). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}
