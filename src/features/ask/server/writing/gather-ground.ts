import type { Library } from '#features/knowledge/server/load-library.ts'
import { articleSource } from '../article-source.ts'
import type { ComposedReply, Understood } from '../compose-reply.ts'
import type { HelpText } from '../load-question-data.ts'
import type { SourceList } from './source-list.ts'

export interface GroundSources {
  library: Library
  help: readonly HelpText[]
}

export interface GroundRequest {
  question: string
  /** The question that it goes on from. */
  before: string | undefined
  composed: ComposedReply
}

/** What the model is given, and every text that its words are checked against. */
export interface Ground {
  prompt: string
  texts: readonly string[]
}

const maxSections = 4

interface Section {
  title: string
  path: string
  heading: string
  text: string
}

/** As JSON, out of which no text can break, whatever is written in it. */
export function gatherGround(
  sources: GroundSources,
  { question, before, composed: { reply, notes, understood } }: GroundRequest,
  list: SourceList,
): Ground {
  const sections = sectionsFor(sources, understood).map(section => ({
    source: list.add({ title: section.title, path: section.path }),
    ...section,
  }))
  // `Do you mean this or that?` answers nothing: the model has both.
  const own = reply.choices?.length
    ? undefined
    : { sources: reply.sources.map(source => list.add(source)), text: reply.text }
  return {
    prompt: JSON.stringify({
      question,
      before,
      answer: own,
      below: notes.length > 0 ? notes : undefined,
      sections,
    }),
    texts: [
      question,
      before ?? '',
      own?.text ?? '',
      ...notes,
      ...sections.flatMap(({ title, heading, text }) => [title, heading, text]),
    ],
  }
}

/** Of two questions in one, half for each. */
function sectionsFor(sources: GroundSources, understood: readonly Understood[]): Section[] {
  const maxEach = Math.ceil(maxSections / understood.length)
  const found = understood.flatMap(one => sectionsOf(sources, one).slice(0, maxEach))
  return [...new Map(found.map(section => [section.path + section.heading, section])).values()]
}

function sectionsOf({ library, help }: GroundSources, { path, reading }: Understood): Section[] {
  if (path === 'site')
    return reading.help.flatMap(({ id }) =>
      help
        .filter(text => text.id === id)
        .map(({ heading, page, text }) => ({ title: heading, path: page, heading, text })),
    )
  return reading.sections.flatMap(({ slug, id }) => {
    const section = library.articlesBySlug.get(slug)?.sections.find(one => one.id === id)
    if (!section) return []
    return [{ ...articleSource(library, slug, id), heading: section.heading, text: section.text }]
  })
}
