import type { SparseVector } from './postings.ts'
import { SoftmaxModel } from './softmax-model.ts'

/** A section with the vectors of its heading and phrasings. */
interface SectionOfArticle {
  slug: string
  vectors: readonly SparseVector[]
}

const epochs = 12
const learningRate = 1.5

/**
 * How well each section fits a question beside the others of its article, 0 to 1: the best of an article has 1. What tells
 * the sections of one article apart is often a word that stands everywhere, such as `how` or `when`.
 */
export function openArticleRanking(
  sections: readonly SectionOfArticle[],
): (question: SparseVector, slugs: ReadonlySet<string>) => Float32Array {
  const { count, places, models } = trainAll(sections)
  return (question, slugs) => {
    const fits = new Float32Array(count)
    for (const slug of slugs) {
      const probabilities = models.get(slug)!(question)
      const best = Math.max(...probabilities)
      places.get(slug)!.forEach((at, own) => {
        fits[at] = probabilities[own]! / best
      })
    }
    return fits
  }
}

/** In a function of its own, like the next, so that the models do not keep the vectors in memory. */
function trainAll(sections: readonly SectionOfArticle[]) {
  const places = new Map<string, number[]>()
  for (const [at, { slug }] of sections.entries()) places.set(slug, [...(places.get(slug) ?? []), at])
  const models = new Map(
    [...places].map(([slug, own]) => [slug, trainOne(own.map(at => sections[at]!.vectors))]),
  )
  return { count: sections.length, places, models }
}

/** Multinomial logistic regression over the features of one article. */
function trainOne(
  vectorsOfSections: readonly (readonly SparseVector[])[],
): (question: SparseVector) => Float32Array {
  const { features, model } = trainModel(inTurns(vectorsOfSections), vectorsOfSections.length)
  return question => model.probabilities(reduceTo(features, question))
}

function trainModel(rows: readonly { vector: SparseVector; section: number }[], sectionCount: number) {
  const features = repeatedFeatures(rows.map(({ vector }) => vector))
  const model = new SoftmaxModel(sectionCount, features.length)
  const reduced = rows.map(({ vector, section }) => ({ vector: reduceTo(features, vector), section }))
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { vector, section } of reduced) model.step(vector, section, learningRate / (1 + epoch / 8))
  return { features, model }
}

/** The same with the places in the list for the ids. */
function reduceTo(features: Int32Array, { ids, values }: SparseVector): SparseVector {
  const kept = Array.from(ids, (id, at) => ({ id: placeOf(features, id), value: values[at]! })).filter(
    ({ id }) => id >= 0,
  )
  return { ids: kept.map(({ id }) => id), values: kept.map(({ value }) => value) }
}

/** What stands once in an article tells little, and most features do. */
function repeatedFeatures(vectors: readonly SparseVector[]): Int32Array {
  const counts = new Map<number, number>()
  for (const { ids } of vectors)
    for (let at = 0; at < ids.length; at += 1) counts.set(ids[at]!, (counts.get(ids[at]!) ?? 0) + 1)
  return Int32Array.from([...counts].filter(([, count]) => count > 1).map(([id]) => id)).sort()
}

/** One of each section in turn. */
function inTurns(vectorsOfSections: readonly (readonly SparseVector[])[]) {
  const longest = Math.max(...vectorsOfSections.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    vectorsOfSections.flatMap((vectors, section) =>
      vectors[turn] ? [{ vector: vectors[turn], section }] : [],
    ),
  ).flat()
}

/** In a sorted list; -1 if it is not there. */
function placeOf(sorted: Int32Array, id: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (sorted[middle] === id) return middle
    if (sorted[middle]! < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}
