import { openPhrasingRanking } from './rank-by-phrasings.ts'
import { openWordRanking } from './rank-by-words.ts'

/** A section as it is looked for. */
export interface FindableSection {
  /** Of its article. */
  slug: string
  title: string
  id: string
  heading: string
  text: string
  /** In which people ask for it. */
  phrasings: readonly string[]
}

export interface FoundSection<Section> {
  section: Section
  score: number
}

/** What speaks for a section, each 0 to 1. */
export interface Evidence {
  /** Its words, beside those of the best section. */
  words: number
  /** Similarity with the nearest of its phrasings. */
  nearestPhrasing: number
  /** With the three nearest, their mean. */
  nearestThree: number
  /** Similarity with the centroid of its phrasings. */
  phrasingCentroid: number
  /** How much of what was found belongs to its article. */
  article: number
  /** How well it fits beside the other sections of its article. */
  withinArticle: number
}

/** `bench/answers.ts --learn` finds them on the questions that may be used for tuning. */
const weights: Readonly<Record<keyof Evidence, number>> = {
  words: 3.1,
  nearestPhrasing: 4.3,
  nearestThree: 4.1,
  phrasingCentroid: 6.4,
  article: 3.6,
  withinArticle: 1.3,
}

/** Only these are weighed against each other. */
const bestByWords = 20
const bestByPhrasings = 15

export interface SectionFinder<Section> {
  /** Best first. Empty if no word and no part of a word is known. */
  find(question: string): readonly FoundSection<Section>[]
  /** The same before it is weighed, in no order. */
  findEvidence(question: string): readonly { section: Section; evidence: Evidence }[]
}

/** Indexes the sections, which takes some seconds of processor time (`bench/answers.ts`). */
export function openSectionFinder<Section extends FindableSection>(
  sections: readonly Section[],
): SectionFinder<Section> {
  const rankByWords = openWordRanking(
    sections.map(({ title, heading, text, phrasings }) => ({
      title,
      heading,
      body: text,
      phrasings: phrasings.join(' '),
    })),
  )
  const rankByPhrasings = openPhrasingRanking(sections)

  function findEvidence(question: string) {
    const byWords = rankByWords(question)
    const { nearest, nearestThree, centroid, withinArticle } = rankByPhrasings(question)
    const candidates = [
      ...new Set([...topOf(byWords, bestByWords), ...topOf(nearest, bestByPhrasings)]),
    ].filter(at => byWords[at]! > 0 || nearest[at]! > 0)
    const best = Math.max(...candidates.map(at => byWords[at]!)) || 1
    const byArticle = new Map<string, number>()
    for (const at of candidates) {
      const { slug } = sections[at]!
      byArticle.set(slug, (byArticle.get(slug) ?? 0) + byWords[at]!)
    }
    const bestArticle = Math.max(...byArticle.values()) || 1
    const fits = withinArticle(new Set(byArticle.keys()))
    return candidates.map(at => ({
      section: sections[at]!,
      evidence: {
        words: byWords[at]! / best,
        nearestPhrasing: nearest[at]!,
        nearestThree: nearestThree[at]!,
        phrasingCentroid: centroid[at]!,
        article: byArticle.get(sections[at]!.slug)! / bestArticle,
        withinArticle: fits[at]!,
      },
    }))
  }

  return {
    findEvidence,
    find: question =>
      findEvidence(question)
        .map(({ section, evidence }) => ({ section, score: weigh(evidence) }))
        .sort((one, other) => other.score - one.score),
  }
}

const kinds = Object.keys(weights) as (keyof Evidence)[]

function weigh(evidence: Evidence): number {
  return kinds.reduce((sum, kind) => sum + weights[kind] * evidence[kind], 0)
}

function topOf(scores: Float32Array, count: number): number[] {
  return [...scores.keys()].sort((one, other) => scores[other]! - scores[one]!).slice(0, count)
}
