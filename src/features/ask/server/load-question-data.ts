import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import type { FindableSection } from '#features/knowledge/server/load-library.ts'
import { type NamedCounts, type Route, routes } from './question-route.ts'

/** A question as people type it, with the route that answers it. */
export interface QuestionExample extends NamedCounts {
  route: Route
  question: string
}

/** Reads `examples.csv`. Throws if it names a route that does not exist. */
export function loadExamples(folder: string): QuestionExample[] {
  const rows = parse(readFileSync(join(folder, 'examples.csv'), 'utf8'), { columns: true }) as Record<
    string,
    string
  >[]
  return rows.map(({ route = '', question = '', cigars, drinks }) => {
    const known = routes.find(each => each === route)
    if (!known) throw new Error(`data/ask/examples.csv has no route "${route}"`)
    return { route: known, question, cigars: Number(cigars), drinks: Number(drinks) }
  })
}

/** How a page of this site is used. */
export interface HelpText extends FindableSection {
  /** Address of the page. */
  page: string
}

const section = /^(?<heading>.+)\nid: (?<id>[a-z0-9-]+)\npage: (?<page>\/\S*)\n(?<text>[\s\S]+)$/

/** Reads `site-help.md` with its phrasings. Throws if a section has another format, or if a phrasing asks for none of them. */
export function loadSiteHelp(folder: string): HelpText[] {
  const phrasings = loadHelpPhrasings(folder)
  const parts = readFileSync(join(folder, 'site-help.md'), 'utf8').split(/^## /m).slice(1)
  const texts = parts.map(part => {
    const fields = section.exec(part)?.groups
    if (!fields)
      throw new Error(`data/ask/site-help.md has a section without id or page: ${part.slice(0, 60)}`)
    const { heading = '', id = '', page = '', text = '' } = fields
    const own = phrasings.get(id) ?? []
    return { slug: 'site', title: 'This site', id, page, heading, text: text.trim(), phrasings: own }
  })
  const ids = new Set(texts.map(({ id }) => id))
  const stray = [...phrasings.keys()].find(id => !ids.has(id))
  if (stray)
    throw new Error(`data/ask/help-phrasings.csv asks for "${stray}", which data/ask/site-help.md has not`)
  return texts
}

function loadHelpPhrasings(folder: string): Map<string, string[]> {
  const rows = parse(readFileSync(join(folder, 'help-phrasings.csv'), 'utf8'), { columns: true }) as {
    id: string
    phrasing: string
  }[]
  const byId = new Map<string, string[]>()
  for (const { id, phrasing } of rows) byId.set(id, [...(byId.get(id) ?? []), phrasing])
  return byId
}
