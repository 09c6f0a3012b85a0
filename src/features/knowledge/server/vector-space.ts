import type { SparseVector } from './postings.ts'
import { type FeatureKind, featuresOf, kindOf } from './text-features.ts'

export interface VectorSpace {
  featureCount: number
  /** Of length 1, or 0 if the text has no known feature. */
  toVector(text: string): SparseVector
}

/** A pair of words is rarer than its words without saying as much more; letters repeat each other. */
const weightOf: Record<FeatureKind, number> = { word: 1, pair: 0.6, letters: 0.35 }
/** A feature of more texts than this tells nothing apart. */
const maxShare = 0.37

/** Texts as vectors, in which a rare feature counts for more (tf-idf). */
export function openVectorSpace(texts: readonly string[]): VectorSpace {
  const { ids, weights } = weighFeatures(texts)
  return {
    featureCount: ids.size,
    toVector(text) {
      const known = [...featuresOf(text)].map(feature => ids.get(feature)).filter(id => id !== undefined)
      return {
        ids: Int32Array.from(known),
        values: toUnitLength(Float32Array.from(known, id => weights[id]!)),
      }
    },
  }
}

function weighFeatures(texts: readonly string[]) {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts].filter(
    ([feature, count]) => count < texts.length * maxShare && (count > 1 || kindOf(feature) === 'word'),
  )
  return {
    ids: new Map(known.map(([feature], id) => [feature, id])),
    weights: Float32Array.from(
      known,
      ([feature, count]) => weightOf[kindOf(feature)] * Math.log(1 + texts.length / count),
    ),
  }
}

/** The middle of some vectors, of length 1. */
export function centroidOf(vectors: readonly SparseVector[]): SparseVector {
  const sums = new Map<number, number>()
  for (const { ids, values } of vectors)
    for (let at = 0; at < ids.length; at += 1) sums.set(ids[at]!, (sums.get(ids[at]!) ?? 0) + values[at]!)
  return { ids: Int32Array.from(sums.keys()), values: toUnitLength(Float32Array.from(sums.values())) }
}

function toUnitLength(values: Float32Array): Float32Array {
  const length = Math.hypot(...values) || 1
  return values.map(value => value / length)
}
