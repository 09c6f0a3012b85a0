import type { Library, LibraryArticle, LibrarySection } from '#features/knowledge/server/load-library.ts'
import { stemsOf } from '#features/knowledge/server/text-features.ts'
import { splitSentences } from '#platform/sentences.rules.ts'
import type { FoundText, QuestionReading } from '../open-question-reader.ts'
import type { TermStems } from '../read-contrast.ts'
import { subjectStems } from '../telling-stems.ts'

/** Below it no section is about the question. */
export const minScore = 10.3
/** A remedy of the article that is about the fault needs less: the question hardly tells what it would be. */
const minRemedyScore = 6.5
/** So many of the best sections are looked at for another half. */
const maxBeside = 5
/** Of the tuning part of `bench/answers.ts`, the second of one article is right in 14 of the 31 questions that are as close as this, and alone right in 7. */
const close = 1.5

interface Located {
  article: LibraryArticle
  section: LibrarySection
}

/** The section that answers the question, or the two or three that each have a part of the answer. */
export function chooseSections(library: Library, question: string, reading: QuestionReading): FoundText[] {
  const chosen = chooseFound(library, question, reading)
  const isDefinition = (found: FoundText) => definition.test(sectionOf(library, found).section.heading)
  // `What is a barber pole, and is it a gimmick?`
  return definition.test(question)
    ? [...chosen.filter(isDefinition), ...chosen.filter(found => !isDefinition(found))]
    : chosen
}

const definition =
  /^(?:hey |hi |ok |so |well )?what(?:'?s| is| are|(?= do(?:es)?\b.+\bmean))\b(?!.*\bdifferen)/i

function chooseFound(library: Library, question: string, reading: QuestionReading): FoundText[] {
  const [best, ...others] = reading.sections
  if (!best) return []
  const told = tellApart(library, best, reading)
  if (told) return told
  const { article, section } = sectionOf(library, best)
  const sameArticle = others
    .filter(({ slug }) => slug === article.slug)
    .map(found => ({ found, section: sectionOf(library, found).section }))
  const beside = sameArticle.slice(0, maxBeside).filter(({ found }) => found.score > minScore)
  const both = beside.find(other => areBothAsked(question, section, other.section))
  if (both) return [best, both.found]
  if (asksForRemedy.test(question) && !tellsRemedy(section)) {
    const remedy = sameArticle.find(other => other.found.score > minRemedyScore && tellsRemedy(other.section))
    if (remedy) return [best, remedy.found]
  }
  const [nearest] = beside
  return nearest && best.score - nearest.found.score < close ? [best, nearest.found] : [best]
}

/** The section of each of what is told apart, where the best one is not about all of them; undefined if nothing is, or if nothing else is found. */
function tellApart(
  library: Library,
  best: FoundText,
  { contrasted, sections }: QuestionReading,
): FoundText[] | undefined {
  if (contrasted.length === 0) return undefined
  const found = contrasted.map(({ sections: own, ...term }) => {
    if (isAbout(opening(sectionOf(library, best).section), term)) return best
    const candidates = [...own, ...sections].filter(({ score }) => score > minScore)
    const locate = (textOf: (section: LibrarySection) => string) =>
      candidates.find(each => isAbout(textOf(sectionOf(library, each).section), term))
    return locate(({ heading }) => heading) ?? locate(opening)
  })
  if (found.every(each => each === best)) return [best]
  const isWhole = found.every(each => each !== undefined)
  const distinct = [
    ...new Map(found.flatMap(each => (each ? [[`${each.slug}/${each.id}`, each]] : []))).values(),
  ]
  return isWhole && distinct.length > 1 ? distinct : undefined
}

/** Its heading and its first two sentences, in which it says what it is about. */
function opening({ heading, text }: LibrarySection): string {
  return `${heading} ${splitSentences(text).slice(0, 2).join('')}`
}

/** Of a misspelled name of two words one is enough. */
function isAbout(text: string, { own, shared }: TermStems): boolean {
  const stems = new Set(stemsOf(text))
  const isThere = (stem: string) => stems.has(stem)
  return own.filter(isThere).length * 2 >= own.length && (shared.length === 0 || shared.some(isThere))
}

const joining = /\b(?:and|or|vs\.?|versus|between|differ\w*)\b/i

/** `The sweet valley and Estelí`: each of two sections of one article is about something of its own that is asked for. */
function areBothAsked(question: string, one: LibrarySection, other: LibrarySection): boolean {
  if (!joining.test(question)) return false
  const asked = new Set(stemsOf(question))
  const [own, others] = [subjectStems(one.heading), subjectStems(other.heading)]
  const only = (subject: ReadonlySet<string>, without: ReadonlySet<string>) =>
    [...subject].some(stem => asked.has(stem) && !without.has(stem))
  return only(own, others) && only(others, own)
}

const asksForRemedy =
  /\b(?:fix\w*|what now|now what|what next|what (?:do|should|can|shall) (?:i|we) do|what to do|^help|help me|help\W*$|sav(?:e|ed|able)|rescue|salvage|ruined|done for|remed\w+|bring (?:it|them|em) back|solve|cure|get rid)\b/i
const remedy =
  /^(?:how (?:do|can|should) (?:i|you) (?!know|tell|recogni[sz]e|notice|see|check)|what (?:do|should|can) (?:i|you) do\b)/i

function tellsRemedy({ heading }: LibrarySection): boolean {
  return remedy.test(heading)
}

export function sectionOf(
  { articlesBySlug }: Library,
  { slug, id }: Pick<FoundText, 'slug' | 'id'>,
): Located {
  const article = articlesBySlug.get(slug)!
  return { article, section: article.sections.find(section => section.id === id)! }
}
