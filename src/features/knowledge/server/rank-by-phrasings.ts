import { openPostings } from './postings.ts'
import { centroidOf, openVectorSpace } from './vector-space.ts'

interface AskedSection {
  heading: string
  phrasings: readonly string[]
}

/** Two similarities of each section, 0 to 1. */
export interface PhrasingSimilarities {
  /** With the phrasing that is nearest. */
  nearest: Float32Array
  /** With the centroid of its phrasings. */
  centroid: Float32Array
}

/** Compares a question with the phrasings of each section; its heading is one of them. */
export function openPhrasingRanking(
  sections: readonly AskedSection[],
): (question: string) => PhrasingSimilarities {
  const { space, sectionOfPhrasing, phrasings, centroids } = indexPhrasings(sections)
  return question => {
    const vector = space.toVector(question)
    const nearest = new Float32Array(sections.length)
    phrasings.multiply(vector).forEach((similarity, phrasing) => {
      const section = sectionOfPhrasing[phrasing]!
      if (similarity > nearest[section]!) nearest[section] = similarity
    })
    return { nearest, centroid: centroids.multiply(vector) }
  }
}

function indexPhrasings(sections: readonly AskedSection[]) {
  const textsOf = sections.map(({ heading, phrasings }) => [heading, ...phrasings])
  const space = openVectorSpace(textsOf.flat())
  const vectorsOf = textsOf.map(texts => texts.map(space.toVector))
  return {
    space,
    sectionOfPhrasing: Int32Array.from(textsOf.flatMap((texts, section) => texts.map(() => section))),
    phrasings: openPostings(vectorsOf.flat(), space.featureCount),
    centroids: openPostings(vectorsOf.map(centroidOf), space.featureCount),
  }
}
