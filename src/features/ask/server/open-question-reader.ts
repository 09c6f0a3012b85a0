import type { FindableSection } from '#features/knowledge/server/load-library.ts'
import { openSectionFinder } from '#features/knowledge/server/open-section-finder.ts'
import { stemsOf } from '#features/knowledge/server/text-features.ts'
import type { QuestionExample } from './load-question-data.ts'
import type { NamedCounts, Route } from './question-route.ts'
import { readContrast, stemsOfTerms, type TermStems } from './read-contrast.ts'
import { wordsIn } from './split-words.ts'
import { type Classify, trainClassifier } from './train-classifier.ts'

export interface FoundText {
  slug: string
  id: string
  score: number
}

export interface QuestionReading {
  /** The likeliest first. */
  routes: readonly { route: Route; probability: number }[]
  /** The sections that answer it best, best first. */
  sections: readonly FoundText[]
  /** How near it is to what people ask about some section: 0 to 1. */
  nearness: number
  /** The same of the help for this site. */
  help: readonly FoundText[]
  /** What the question tells apart: each with the sections about it, best first. */
  contrasted: readonly (TermStems & { sections: readonly FoundText[] })[]
  /** Words that stand in no article, no help, and nothing that people ask about them: names, for the most part. */
  unusualWords: readonly string[]
}

export interface AskedText extends NamedCounts {
  question: string
  /** The question before it, where this one goes on from it: `And for a thin one?` */
  before?: string | undefined
}

export type ReadQuestion = (asked: AskedText) => QuestionReading

interface QuestionData {
  sections: readonly FindableSection[]
  help: readonly FindableSection[]
  examples: readonly QuestionExample[]
}

const maxFound = 10
/** Every so many of the phrasings, so that knowledge does not outweigh the other routes. */
const phrasingsPerExample = 16
/** A stem in fewer sections is rare. */
const rareBelow = 3
/** A word of the trade stands in as many phrasings, and this many times as often as in questions about something else. */
const minTradeCount = 12
const tradeRatio = 3
/** On the 11 questions of the tuning part that go on from another one, 10 are found with these, and 9 without. */
const sameArticleBonus = 1
const sameSectionCost = 2

/** Indexes all sections and trains the classifier, which takes some seconds of processor time; then reads a question in milliseconds. */
export function openQuestionReader({ sections, help, examples }: QuestionData): ReadQuestion {
  const findSections = openSectionFinder(sections)
  const findHelp = openSectionFinder(help)
  const toSigns = openSigns(sections, examples)
  const usual = usualWords({ sections, help, examples })
  const classify = trainRoutes({ sections, examples }, toSigns)
  return ({ question, before, ...named }) => {
    const text = before === undefined ? question : `${before} ${question}`
    const evidence = findSections.findEvidence(text)
    return {
      routes: classify({ text, signs: toSigns(text, named) }).map(({ label, probability }) => ({
        route: label,
        probability,
      })),
      sections:
        before === undefined ? toFound(findSections.find(text)) : findAfter(findSections, before, text),
      nearness: Math.max(0, ...evidence.map(found => found.evidence.phrasingCentroid)),
      help: toFound(findHelp.find(text)),
      contrasted: findContrasted(findSections, question),
      unusualWords: [...wordsIn([question])].filter(word => !usual.has(word)),
    }
  }
}

/** What is invented or asked about anything else teaches no words of ours. */
const strangeRoutes: readonly Route[] = ['unpublished', 'offtopic', 'others', 'price']

function usualWords({ sections, help, examples }: QuestionData): ReadonlySet<string> {
  return wordsIn([
    ...[...sections, ...help].flatMap(({ heading, text, phrasings }) => [heading, text, ...phrasings]),
    ...examples.filter(({ route }) => !strangeRoutes.includes(route)).map(({ question }) => question),
  ])
}

type Finder = ReturnType<typeof openSectionFinder<FindableSection>>
type Found = ReturnType<Finder['find']>

/** Of the article that the question before was about, but not the section that it got. */
function findAfter(finder: Finder, before: string, both: string): FoundText[] {
  const last = finder.find(before)[0]?.section
  const found = finder.find(both).map(({ section, score }) => ({
    section,
    score: score + (section === last ? -sameSectionCost : section.slug === last?.slug ? sameArticleBonus : 0),
  }))
  return toFound(found.sort((one, other) => other.score - one.score))
}

function toFound(found: Found): FoundText[] {
  return found.slice(0, maxFound).map(({ section: { slug, id }, score }) => ({ slug, id, score }))
}

function findContrasted(finder: Finder, question: string): QuestionReading['contrasted'] {
  const terms = readContrast(question)
  const stems = stemsOfTerms(terms)
  if (stems.some(({ own }) => own.length === 0)) return []
  return terms.map((term, at) => ({ ...stems[at]!, sections: toFound(finder.find(`What is ${term}?`)) }))
}

type ToSigns = (question: string, named: NamedCounts) => string[]

/** Words that no section has are a sign of another subject, unless they are names of the catalogue; words of the trade are one of ours. */
function openSigns(sections: readonly FindableSection[], examples: readonly QuestionExample[]): ToSigns {
  const counts = countStems(
    sections.map(({ text, heading, phrasings }) => [text, heading, ...phrasings].join(' ')),
  )
  const tradeStems = findTradeStems(sections, examples)
  return (question, { cigars, drinks }) => {
    const stems = [...new Set(stemsOf(question))].filter(stem => !/\d/.test(stem))
    const unknown = stems.filter(stem => !counts.has(stem)).length
    const rare = stems.filter(stem => (counts.get(stem) ?? 0) < rareBelow).length
    const trade = stems.filter(stem => tradeStems.has(stem)).length
    return [
      `trade ${Math.min(3, trade)}`,
      `unknown ${Math.min(2, unknown)}`,
      `rare ${Math.min(3, rare)}`,
      `cigars ${Math.min(2, cigars)}`,
      `drinks ${Math.min(2, drinks)}`,
      `both ${cigars > 0 && drinks > 0}`,
    ]
  }
}

/** In how many of the texts each stem stands. */
function countStems(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const stem of new Set(stemsOf(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** What people say about cigars many times as often as about anything else. */
function findTradeStems(
  sections: readonly FindableSection[],
  examples: readonly QuestionExample[],
): ReadonlySet<string> {
  const phrasings = sections.flatMap(section => section.phrasings)
  const others = examples.filter(({ route }) => route === 'offtopic')
  const [ours, theirs] = [countStems(phrasings), countStems(others.map(({ question }) => question))]
  return new Set(
    [...ours]
      .filter(([stem, count]) => {
        const share = count / phrasings.length
        const otherShare = ((theirs.get(stem) ?? 0) + 0.5) / (others.length || 1)
        return count >= minTradeCount && share > tradeRatio * otherShare
      })
      .map(([stem]) => stem),
  )
}

function trainRoutes(
  { sections, examples }: Pick<QuestionData, 'sections' | 'examples'>,
  toSigns: ToSigns,
): Classify<Route> {
  const phrasings = sections
    .flatMap(section => section.phrasings)
    .filter((_, at) => at % phrasingsPerExample === 0)
  const noNames = { cigars: 0, drinks: 0 }
  return trainClassifier<Route>([
    ...examples.map(({ route, question, ...named }) => ({
      label: route,
      text: question,
      signs: toSigns(question, named),
    })),
    ...phrasings.map(text => ({ label: 'knowledge' as const, text, signs: toSigns(text, noNames) })),
  ])
}
