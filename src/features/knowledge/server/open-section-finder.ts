import { openWayRanking } from './rank-by-ways.ts'
import { openWordRanking } from './rank-by-words.ts'

/** A section as it is looked for. */
export interface FindableSection {
  /** Of its article. */
  slug: string
  title: string
  id: string
  heading: string
  text: string
  /** Ways in which people ask for it. */
  ways: readonly string[]
}

export interface FoundSection<Section> {
  section: Section
  score: number
}

/**
 * What speaks for a section, each 0 to 1, and what it counts. `bench/answers.ts --learn` finds the weights on the
 * questions that may be used for tuning.
 */
export interface Evidence {
  /** Its words, beside those of the best section. */
  words: number
  /** The nearest way of asking. */
  nearestWay: number
  /** The middle of all its ways of asking. */
  allWays: number
  /** How much of what was found belongs to its article. */
  article: number
}

const evidenceWeights: Evidence = { words: 3, nearestWay: 6.3, allWays: 12.6, article: 3.6 }

/** Only these are weighed against each other. */
const bestByWords = 20
const bestByWays = 15

export interface SectionFinder<Section> {
  /** Best first. Empty if not a single word is known. */
  find(question: string): readonly FoundSection<Section>[]
  /** The same before it is weighed, in no order. */
  gather(question: string): readonly { section: Section; evidence: Evidence }[]
}

/** Indexes the sections, which takes about a second of processor time. */
export function openSectionFinder<Section extends FindableSection>(
  sections: readonly Section[],
): SectionFinder<Section> {
  const rankByWords = openWordRanking(
    sections.map(({ title, heading, text, ways }) => ({ title, heading, body: text, ways: ways.join(' ') })),
  )
  const byWays = openWayRanking(sections)

  function gather(question: string) {
    const byWords = rankByWords(question)
    const { nearest, all } = byWays(question)
    const best = Math.max(...byWords)
    if (best === 0) return []
    const candidates = new Set([...topOf(byWords, bestByWords), ...topOf(nearest, bestByWays)])
    const byArticle = new Map<string, number>()
    for (const at of candidates) {
      const { slug } = sections[at]!
      byArticle.set(slug, (byArticle.get(slug) ?? 0) + byWords[at]!)
    }
    const bestArticle = Math.max(...byArticle.values())
    return [...candidates].map(at => ({
      section: sections[at]!,
      evidence: {
        words: byWords[at]! / best,
        nearestWay: nearest[at]!,
        allWays: all[at]!,
        article: byArticle.get(sections[at]!.slug)! / bestArticle,
      },
    }))
  }

  return {
    gather,
    find: question =>
      gather(question)
        .map(({ section, evidence }) => ({ section, score: weigh(evidence) }))
        .sort((one, other) => other.score - one.score),
  }
}

function weigh({ words, nearestWay, allWays, article }: Evidence): number {
  return (
    words * evidenceWeights.words +
    nearestWay * evidenceWeights.nearestWay +
    allWays * evidenceWeights.allWays +
    article * evidenceWeights.article
  )
}

function topOf(scores: Float32Array, count: number): number[] {
  return [...scores.keys()].sort((one, other) => scores[other]! - scores[one]!).slice(0, count)
}
