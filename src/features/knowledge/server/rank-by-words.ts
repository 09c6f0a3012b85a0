import { openPostings } from './postings.ts'
import { stemsWithPairs } from './text-features.ts'

export interface SectionTexts {
  title: string
  heading: string
  body: string
  phrasings: string
}

type Field = keyof SectionTexts

/** What a word counts in each field, and how much the length of the field takes from it (`b` of BM25). */
const fields: Record<Field, { weight: number; lengthNormalization: number }> = {
  title: { weight: 1, lengthNormalization: 0.3 },
  heading: { weight: 3, lengthNormalization: 0.4 },
  body: { weight: 1, lengthNormalization: 0.6 },
  phrasings: { weight: 2, lengthNormalization: 0.4 },
}
const fieldNames = Object.keys(fields) as Field[]
/** How soon a word that is repeated counts no more (`k1` of BM25). */
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
    phrasings: averageOf('phrasings'),
  }
}

/** How often each term stands in a section, weighed by field. */
function countTerms(averages: Record<Field, number>): (section: SectionTexts) => ReadonlyMap<string, number> {
  return section => {
    const counts = new Map<string, number>()
    for (const name of fieldNames) {
      const terms = stemsWithPairs(section[name])
      const { weight, lengthNormalization } = fields[name]
      const step = weight / (1 - lengthNormalization + (lengthNormalization * terms.length) / averages[name])
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + step)
    }
    return counts
  }
}

function indexTerms(sections: readonly ReadonlyMap<string, number>[]) {
  const documentFrequencies = new Map<string, number>()
  for (const counts of sections)
    for (const term of counts.keys()) documentFrequencies.set(term, (documentFrequencies.get(term) ?? 0) + 1)
  for (const [term, count] of documentFrequencies)
    if (count === 1 && term.includes(' ')) documentFrequencies.delete(term)
  const ids = new Map([...documentFrequencies.keys()].map((term, id) => [term, id]))
  const inverseDocumentFrequencies = Float32Array.from(documentFrequencies.values(), count =>
    Math.log(1 + (sections.length - count + 0.5) / (count + 0.5)),
  )
  const rows = sections.map(counts => {
    const known = [...counts].filter(([term]) => ids.has(term))
    const own = Int32Array.from(known, ([term]) => ids.get(term)!)
    const values = Float32Array.from(known, ([, count]) => (count * (saturation + 1)) / (saturation + count))
    return { ids: own, values: values.map((value, at) => value * inverseDocumentFrequencies[own[at]!]!) }
  })
  return { ids, postings: openPostings(rows, ids.size) }
}
