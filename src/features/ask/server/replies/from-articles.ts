import type { Library, LibraryArticle, LibrarySection } from '#features/knowledge/server/load-library.ts'
import { stemsOf } from '#features/knowledge/server/text-features.ts'
import { articleSource } from '../article-source.ts'
import { joinReplies } from '../join-replies.ts'
import type { FoundText, QuestionReading } from '../open-question-reader.ts'
import type { Reply } from '../reply.ts'
import { unknownReplies } from './about-unknown.ts'
import { leadFor, unspecific } from './verdict-lead.ts'

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
  const other = sections
    .slice(1, maxBeside)
    .find(
      found =>
        found.score > minScore && areBothAsked(question, sectionOf(library, best), sectionOf(library, found)),
    )
  const replies = [best, ...(other ? [other] : [])].map(found => toReply(library, question, found))
  return joinReplies(replies) ?? replies[0]!
}

/** So many of the best sections are looked at. */
const maxBeside = 4
const joining = /\b(?:and|or|vs\.?|versus|between|differ\w*)\b/i

interface Located {
  article: LibraryArticle
  section: LibrarySection
}

/** `Long filler and short filler`: each of two sections of one article is about something of its own that is asked for. */
function areBothAsked(question: string, one: Located, other: Located): boolean {
  if (one.article !== other.article || !joining.test(question)) return false
  const asked = new Set(stemsOf(question))
  const [own, others] = [subjectOf(one.section), subjectOf(other.section)]
  const only = (subject: ReadonlySet<string>, without: ReadonlySet<string>) =>
    [...subject].some(stem => asked.has(stem) && !without.has(stem))
  return only(own, others) && only(others, own)
}

const questionWords = new Set(
  stemsOf('what which who where when why how much many long there mean get make know tell'),
)

/** The telling words of its heading. */
function subjectOf({ heading }: LibrarySection): ReadonlySet<string> {
  return new Set(stemsOf(heading).filter(stem => !unspecific.has(stem) && !questionWords.has(stem)))
}

function toReply(library: Library, question: string, found: FoundText): Reply {
  const { article, section } = sectionOf(library, found)
  const others = article.sections.filter(({ id }) => id !== section.id).map(({ heading }) => heading)
  return {
    text: [leadFor(question, section), section.text].filter(Boolean).join(' '),
    sources: [articleSource(library, found.slug, found.id)],
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

function sectionOf({ articlesBySlug }: Library, { slug, id }: FoundText): Located {
  const article = articlesBySlug.get(slug)!
  return { article, section: article.sections.find(section => section.id === id)! }
}
