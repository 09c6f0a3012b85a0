import { openPostings } from './postings.ts'
import { centroidOf, openVectorSpace } from './vector-space.ts'

interface AskedSection {
  heading: string
  ways: readonly string[]
}

/** Two similarities of each section, 0 to 1. */
export interface WaySimilarities {
  /** With the nearest way of asking for it. */
  nearest: Float32Array
  /** With the middle of all ways of asking for it. */
  all: Float32Array
}

/** Compares a question with the ways in which people ask for each section; its heading is one of them. */
export function openWayRanking(sections: readonly AskedSection[]): (question: string) => WaySimilarities {
  const { space, sectionOfWay, wayPostings, centroidPostings } = indexWays(sections)
  return question => {
    const vector = space.toVector(question)
    const nearest = new Float32Array(sections.length)
    wayPostings.multiply(vector).forEach((similarity, way) => {
      const section = sectionOfWay[way]!
      if (similarity > nearest[section]!) nearest[section] = similarity
    })
    return { nearest, all: centroidPostings.multiply(vector) }
  }
}

function indexWays(sections: readonly AskedSection[]) {
  const textsOf = sections.map(({ heading, ways }) => [heading, ...ways])
  const space = openVectorSpace(textsOf.flat())
  const vectorsOf = textsOf.map(texts => texts.map(space.toVector))
  return {
    space,
    sectionOfWay: Int32Array.from(textsOf.flatMap((texts, section) => texts.map(() => section))),
    wayPostings: openPostings(vectorsOf.flat(), space.featureCount),
    centroidPostings: openPostings(vectorsOf.map(centroidOf), space.featureCount),
  }
}
