import { openPostings } from './postings.ts'
import { stemsWithPairs } from './text-features.ts'

export interface SectionTexts {
  title: string
  heading: string
  body: string
  /** Ways in which people ask for it. */
  ways: string
}

type Field = keyof SectionTexts

/** What a word counts in each field, and how much a long field takes from it. */
const fields: Record<Field, { weight: number; lengthShare: number }> = {
  title: { weight: 1, lengthShare: 0.3 },
  heading: { weight: 3, lengthShare: 0.4 },
  body: { weight: 1, lengthShare: 0.6 },
  ways: { weight: 2, lengthShare: 0.4 },
}
const fieldNames = Object.keys(fields) as Field[]
/** How soon a word that is repeated counts no more. */
const saturation = 1.4
const pairWeight = 0.3

/** BM25F: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009. */
export function openWordRanking(sections: readonly SectionTexts[]): (text: string) => Float32Array {
  const { ids, postings } = indexTerms(sections.map(countTerms(averageLengths(sections))))
  return text => {
    const known = [...new Set(stemsWithPairs(text))].filter(term => ids.has(term))
    return postings.multiply({
      ids: known.map(term => ids.get(term)!),
      values: known.map(term => (term.includes(' ') ? pairWeight : 1)),
    })
  }
}

function averageLengths(sections: readonly SectionTexts[]): Record<Field, number> {
  const averageOf = (name: Field) =>
    sections.reduce((sum, section) => sum + stemsWithPairs(section[name]).length, 0) / sections.length || 1
  return {
    title: averageOf('title'),
    heading: averageOf('heading'),
    body: averageOf('body'),
    ways: averageOf('ways'),
  }
}

/** How often each term stands in a section, weighed by field. */
function countTerms(averages: Record<Field, number>): (section: SectionTexts) => ReadonlyMap<string, number> {
  return section => {
    const counts = new Map<string, number>()
    for (const name of fieldNames) {
      const terms = stemsWithPairs(section[name])
      const { weight, lengthShare } = fields[name]
      const step = weight / (1 - lengthShare + (lengthShare * terms.length) / averages[name])
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + step)
    }
    return counts
  }
}

function indexTerms(sections: readonly ReadonlyMap<string, number>[]) {
  const holders = new Map<string, number>()
  for (const counts of sections)
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1)
  for (const [term, count] of holders) if (count === 1 && term.includes(' ')) holders.delete(term)
  const ids = new Map([...holders.keys()].map((term, id) => [term, id]))
  const rarities = Float32Array.from(holders.values(), count =>
    Math.log(1 + (sections.length - count + 0.5) / (count + 0.5)),
  )
  const rows = sections.map(counts => {
    const known = [...counts].filter(([term]) => ids.has(term))
    const own = Int32Array.from(known, ([term]) => ids.get(term)!)
    const values = Float32Array.from(known, ([, count]) => (count * (saturation + 1)) / (saturation + count))
    return { ids: own, values: values.map((value, at) => value * rarities[own[at]!]!) }
  })
  return { ids, postings: openPostings(rows, ids.size) }
}
