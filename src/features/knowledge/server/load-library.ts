import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import type { Article, ArticleName, Topic } from '../knowledge.contract.ts'
import type { FindableSection } from './open-section-finder.ts'
import { readArticle } from './read-article.ts'
import { readContents } from './read-contents.ts'

/** The articles in memory. */
export interface Library {
  contents: readonly Topic[]
  /** In the order of the contents. */
  articlesBySlug: ReadonlyMap<string, Article>
}

/** The sections of all articles with the ways in which people ask for them, which only the search needs. */
export function loadFindableSections(folder: string, { articlesBySlug }: Library): FindableSection[] {
  const rows = parse(readFileSync(join(folder, 'phrasings.csv'), 'utf8'), { columns: true }) as Phrasing[]
  const waysOf = new Map<string, string[]>()
  for (const { section, phrasing } of rows) {
    const ways = waysOf.get(section)
    if (ways) ways.push(phrasing)
    else waysOf.set(section, [phrasing])
  }
  return [...articlesBySlug.values()].flatMap(({ slug, title, sections }) =>
    sections.map(section => ({ ...section, slug, title, ways: waysOf.get(`${slug}/${section.id}`) ?? [] })),
  )
}

interface Phrasing {
  /** `slug/id` */
  section: string
  phrasing: string
}

/** Reads the articles, some 200 files. Throws if one is missing or has another format. */
export function loadLibrary(folder: string): Library {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const rows = (name: string): Record<string, string>[] => parse(read(name), { columns: true })
  const figures = new Map(rows('facts.csv').map(fact => [fact.key!, figureOf(fact)]))
  const sources = new Map(rows('sources.csv').map(row => [row.key!, sourceOf(row)]))
  const topics = readContents(read('contents.md'))
  const places = topics.flatMap(({ title: topic, chapters }) =>
    chapters.flatMap(({ title: chapter, slugs }) => slugs.map(slug => ({ slug, topic, chapter }))),
  )
  const files = new Map(places.map(({ slug }) => [slug, readArticle(slug, read(`${slug}.md`))]))
  const nameOf = (slug: string): ArticleName => ({ slug, title: files.get(slug)!.title })
  const articleAt = ({ slug, topic, chapter }: (typeof places)[number]): Article => {
    const file = files.get(slug)!
    return {
      ...nameOf(slug),
      topic,
      chapter,
      sections: file.sections.map(({ id, heading, body }) => ({
        id,
        heading,
        text: fillFigures(body, figures),
      })),
      sources: file.sources.map(key => sources.get(key)!),
      related: file.related.map(nameOf),
    }
  }
  return {
    contents: topics.map(({ title, chapters }) => ({
      title,
      chapters: chapters.map(chapter => ({ title: chapter.title, articles: chapter.slugs.map(nameOf) })),
    })),
    articlesBySlug: new Map(places.map(place => [place.slug, articleAt(place)])),
  }
}

function sourceOf({ title = '', url }: Record<string, string>): Article['sources'][number] {
  return url ? { title, url } : { title }
}

/** The figure with its unit: `69%` and `68°F`, but `14 days`. */
export function figureOf({ value, unit }: Record<string, string>): string {
  return unit && !/^(%|°[FC])$/.test(unit) ? `${value} ${unit}` : `${value}${unit}`
}

/** `{{key}}` becomes the figure of this key. Throws if there is none. */
export function fillFigures(text: string, figures: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, key: string) => {
    const figure = figures.get(key)
    if (figure === undefined) throw new Error(`data/articles/facts.csv has no "${key}"`)
    return figure
  })
}
