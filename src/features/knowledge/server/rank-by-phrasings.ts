import { openPostings } from './postings.ts'
import { openArticleRanking } from './rank-within-article.ts'
import { centroidOf, openVectorSpace } from './vector-space.ts'

interface AskedSection {
  /** Of its article. */
  slug: string
  heading: string
  phrasings: readonly string[]
}

/** Similarities of each section, 0 to 1. */
export interface PhrasingSimilarities {
  /** With the phrasing that is nearest. */
  nearest: Float32Array
  /** With the three that are nearest, their mean. */
  nearestThree: Float32Array
  /** With the centroid of its phrasings. */
  centroid: Float32Array
  /** How well each section of these articles fits beside the others of its article; the best has 1. */
  withinArticle(slugs: ReadonlySet<string>): Float32Array
}

/** Compares a question with the phrasings of each section; its heading is one of them. */
export function openPhrasingRanking(
  sections: readonly AskedSection[],
): (question: string) => PhrasingSimilarities {
  const { space, sectionOfPhrasing, phrasings, centroids, rankWithinArticle } = indexPhrasings(sections)
  return question => {
    const vector = space.toVector(question)
    const [nearest, second, third] = [1, 2, 3].map(() => new Float32Array(sections.length)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    phrasings.multiply(vector).forEach((similarity, phrasing) => {
      const section = sectionOfPhrasing[phrasing]!
      if (similarity > nearest[section]!) {
        third[section] = second[section]!
        second[section] = nearest[section]!
        nearest[section] = similarity
      } else if (similarity > second[section]!) {
        third[section] = second[section]!
        second[section] = similarity
      } else if (similarity > third[section]!) third[section] = similarity
    })
    return {
      nearest,
      nearestThree: nearest.map((similarity, at) => (similarity + second[at]! + third[at]!) / 3),
      centroid: centroids.multiply(vector),
      withinArticle: slugs => rankWithinArticle(vector, slugs),
    }
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
    rankWithinArticle: openArticleRanking(
      sections.map(({ slug }, at) => ({ slug, vectors: vectorsOf[at]! })),
    ),
  }
}
