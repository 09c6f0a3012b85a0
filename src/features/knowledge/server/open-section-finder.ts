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
  /** Similarity with the centroid of its phrasings. */
  phrasingCentroid: number
  /** How much of what was found belongs to its article. */
  article: number
}

/** `bench/answers.ts --learn` finds them on the questions that may be used for tuning. */
const weights: Readonly<Record<keyof Evidence, number>> = {
  words: 3,
  nearestPhrasing: 6.3,
  phrasingCentroid: 12.6,
  article: 3.6,
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
    const { nearest, centroid } = rankByPhrasings(question)
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
    return candidates.map(at => ({
      section: sections[at]!,
      evidence: {
        words: byWords[at]! / best,
        nearestPhrasing: nearest[at]!,
        phrasingCentroid: centroid[at]!,
        article: byArticle.get(sections[at]!.slug)! / bestArticle,
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

function weigh(evidence: Evidence): number {
  return (
    evidence.words * weights.words +
    evidence.nearestPhrasing * weights.nearestPhrasing +
    evidence.phrasingCentroid * weights.phrasingCentroid +
    evidence.article * weights.article
  )
}

function topOf(scores: Float32Array, count: number): number[] {
  return [...scores.keys()].sort((one, other) => scores[other]! - scores[one]!).slice(0, count)
}
