import type { Library } from '#features/knowledge/server/load-library.ts'
import { articleSource } from '../article-source.ts'
import type { FoundText, QuestionReading } from '../open-question-reader.ts'
import type { Reply } from '../reply.ts'
import { unknownReplies } from './about-unknown.ts'
import { leadFor } from './verdict-lead.ts'

/** Below it no section is about the question. */
const minScore = 10.3
/** Two sections of different articles that are as close as this fit it alike. */
const tooClose = 0.15
const maxNext = 3

/** The text of the section that answers the question, with Yes, No or It depends in front where the section says which. */
export function answerFromArticles(library: Library, question: string, { sections }: QuestionReading): Reply {
  const [best, second] = sections
  if (!best || best.score < minScore) return unknownReplies.nothing(library)
  if (second && isAlike(best, second)) return askWhich(library, best, second)
  const { article, section } = sectionOf(library, best)
  const others = article.sections.filter(({ id }) => id !== section.id).map(({ heading }) => heading)
  return {
    text: [leadFor(question, section), section.text].filter(Boolean).join(' '),
    sources: [articleSource(library, best.slug, best.id)],
    next: others.slice(0, maxNext),
  }
}

function isAlike(best: FoundText, second: FoundText): boolean {
  return best.slug !== second.slug && best.score - second.score < tooClose && best.score < minScore + 1.5
}

function askWhich(library: Library, best: FoundText, second: FoundText): Reply {
  const choices = [best, second].map(found => sectionOf(library, found).section.heading)
  return {
    text: `Do you mean “${choices[0]}” or “${choices[1]}”`,
    sources: [best, second].map(({ slug, id }) => articleSource(library, slug, id)),
    choices,
  }
}

function sectionOf({ articlesBySlug }: Library, { slug, id }: FoundText) {
  const article = articlesBySlug.get(slug)!
  return { article, section: article.sections.find(section => section.id === id)! }
}
