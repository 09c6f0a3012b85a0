import type { Library, LibrarySection } from '#features/knowledge/server/load-library.ts'
import { stemsOf } from '#features/knowledge/server/text-features.ts'
import { splitSentences } from '#platform/sentences.rules.ts'
import type { FoundText } from '../open-question-reader.ts'
import { saysSomething, subjectStems } from '../telling-stems.ts'
import { sectionOf } from './choose-sections.ts'

/** A section of another article is looked at only if it is as near to the question. */
const minScoreElsewhere = 8.5
/** Stems that many headings share, and that say too little by themselves. */
const common: ReadonlySet<string> = new Set(
  stemsOf(
    'taste tastes tasting back come like look open feel bring leave set start begin part end hold change often',
  ),
)

export interface MissingPart {
  sentence: string
  found: Pick<FoundText, 'slug' | 'id'>
}

/**
 * The first sentence of a section whose heading is about something that is asked for and that the answer does not mention:
 * `tap water, or if I boil it?`. Undefined if there is none.
 */
export function findMissingPart(
  library: Library,
  question: string,
  told: FoundText,
  others: readonly FoundText[],
): MissingPart | undefined {
  const { article, section: own } = sectionOf(library, told)
  const mentioned = new Set(stemsOf(`${own.heading} ${own.text}`))
  const asked = [...subjectStems(question)].filter(saysSomething)
  const missing = asked.filter(stem => !mentioned.has(stem) && !common.has(stem))
  const isAbout = ({ heading }: LibrarySection, least: number) => {
    const subject = subjectStems(heading)
    return missing.some(stem => subject.has(stem)) && asked.filter(stem => subject.has(stem)).length >= least
  }
  const ofTheSame = article.sections.find(section => isAbout(section, 1))
  if (ofTheSame)
    return { sentence: firstSentenceOf(ofTheSame), found: { slug: article.slug, id: ofTheSame.id } }
  const ofAnother = others.find(
    found =>
      found.score >= minScoreElsewhere &&
      found.slug !== article.slug &&
      isAbout(sectionOf(library, found).section, 2),
  )
  return ofAnother && { sentence: firstSentenceOf(sectionOf(library, ofAnother).section), found: ofAnother }
}

function firstSentenceOf({ text }: LibrarySection): string {
  return splitSentences(text)[0]!.trim()
}
