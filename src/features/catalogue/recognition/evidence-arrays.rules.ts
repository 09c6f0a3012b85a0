/** What one query found in the whole catalogue. Some hundred kilobytes, so the arrays are used again for the next query. */
export interface EvidenceArrays {
  /** For each typed word, the match of each cigar. */
  matchesByWord: Float32Array[]
  /** For each typed word, whether each maker has it anywhere. */
  knownToMakerByWord: Uint8Array[]
  /** Cigars that match any typed word with a weight. */
  hasAnyMatch: Uint8Array
  /** For each vocabulary word, the best similarity and the index of the typed word that has it. */
  bestSimilarity: Float64Array
  bestQueryWord: Int16Array
}

export function createEvidenceArrays(cigarCount: number, wordCount: number): EvidenceArrays {
  return {
    matchesByWord: [],
    knownToMakerByWord: [],
    hasAnyMatch: new Uint8Array(cigarCount),
    bestSimilarity: new Float64Array(wordCount),
    bestQueryWord: new Int16Array(wordCount),
  }
}

/** Adds arrays for typed words if there are too few, and sets everything to 0. */
export function clearEvidenceArrays(
  arrays: EvidenceArrays,
  { cigars, makerCount }: { cigars: readonly unknown[]; makerCount: number },
  queryWordCount: number,
): EvidenceArrays {
  arrays.hasAnyMatch.fill(0)
  arrays.bestSimilarity.fill(0)
  for (let index = 0; index < queryWordCount; index++) {
    arrays.matchesByWord[index] = arrays.matchesByWord[index]?.fill(0) ?? new Float32Array(cigars.length)
    arrays.knownToMakerByWord[index] = arrays.knownToMakerByWord[index]?.fill(0) ?? new Uint8Array(makerCount)
  }
  return arrays
}
