import type { Library } from '#features/knowledge/server/load-library.ts'
import { articleSource } from '../article-source.ts'
import { joinReplies, shortened } from '../join-replies.ts'
import type { FoundText, QuestionReading } from '../open-question-reader.ts'
import type { Reply } from '../reply.ts'
import { unknownReplies } from './about-unknown.ts'
import { chooseSections, minScore, sectionOf } from './choose-sections.ts'
import { findMissingPart, type MissingPart } from './find-missing-part.ts'
import { leadFor } from './verdict-lead.ts'

/** Two sections of different articles that are as close as this fit it alike. */
const tooClose = 0.15
/** Who says more than that has said what is meant, and is answered. */
const maxWordsOfUnclear = 8
const maxNext = 3
const maxWords = 120

/** The text of the section that answers the question, with Yes, No or It depends in front where the section says which; of two where each has a part of the answer. */
export function answerFromArticles(library: Library, question: string, reading: QuestionReading): Reply {
  const [best, second] = reading.sections
  if (!best || best.score < minScore) return unknownReplies.nothing(library)
  const chosen = chooseSections(library, question, reading)
  if (second && fitAlike(best, second) && question.split(/\s+/).length <= maxWordsOfUnclear)
    return askWhich(library, best, second)
  const ids = new Set(chosen.map(({ id }) => id))
  const replies = chosen.map((found, at) => toReply(library, at === 0 ? question : '', found, ids))
  const reply = joinReplies(replies) ?? replies[0]!
  if (chosen.length > 1) return reply
  const missing = findMissingPart(library, question, best, reading.sections)
  return missing ? withPart(library, reply, missing) : reply
}

/** The last sentences of a long answer, which say what to do next, go for it. */
function withPart(library: Library, reply: Reply, { sentence, found }: MissingPart): Reply {
  const source = articleSource(library, found.slug, found.id)
  const isNew = reply.sources.every(({ title }) => title !== source.title)
  return {
    ...reply,
    text: `${shortened(reply.text, maxWords - sentence.split(' ').length)} ${sentence}`,
    sources: isNew ? [...reply.sources, source] : reply.sources,
  }
}

/** @param told ids of the sections that answer, which need not be asked for next */
function toReply(library: Library, question: string, found: FoundText, told: ReadonlySet<string>): Reply {
  const { article, section } = sectionOf(library, found)
  const others = article.sections.filter(({ id }) => !told.has(id)).map(({ heading }) => heading)
  return {
    text: [leadFor(question, section), section.text].filter(Boolean).join(' '),
    sources: [articleSource(library, found.slug, found.id)],
    next: others.slice(0, maxNext),
  }
}

function fitAlike(best: FoundText, second: FoundText): boolean {
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
