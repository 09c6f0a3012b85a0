/** A row of numbers from 0 to 1 that is the same for the same seed, so a drawing never changes between two renders. */
export function seededRandom(seed: number): () => number {
  let state = (Math.abs(Math.floor(seed)) % 2147483646) + 1
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}

/** A whole number from 0 to 65535 made of a text (FNV-1a, folded). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}
