const samples = 1000

/** The 95 % interval of a figure over samples of the groups, drawn with replacement; the same in every run. */
export function bootstrapInterval<T>(
  groups: readonly T[],
  figureOf: (sample: readonly T[]) => number,
): readonly [number, number] {
  const random = createRandom()
  const figures = Array.from({ length: samples }, () =>
    figureOf(groups.map(() => groups[Math.floor(random() * groups.length)]!)),
  ).sort((a, b) => a - b)
  return [figures[Math.floor(samples * 0.025)]!, figures[Math.floor(samples * 0.975)]!]
}

/** Numbers between 0 and 1 (mulberry32). */
function createRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
