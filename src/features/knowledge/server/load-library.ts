import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import type { Article, ArticleName, Topic } from '../knowledge.contract.ts'
import type { FindableSection } from './open-section-finder.ts'

export type { FindableSection } from './open-section-finder.ts'

import { readArticle } from './read-article.ts'
import { readContents } from './read-contents.ts'

/** The articles in memory. */
export interface Library {
  contents: readonly Topic[]
  /** In the order of the contents. */
  articlesBySlug: ReadonlyMap<string, LibraryArticle>
  /** A text with the figures of `facts.csv` in the place of their keys. Throws if there is none. */
  fillFigures(text: string): string
  /** By its key in `sources.csv`. Throws if there is none. */
  sourceOf(key: string): ArticleSource
}

type ArticleSource = Article['sources'][number]

export interface LibraryArticle extends Article {
  sections: LibrarySection[]
}

export type LibrarySection = Article['sections'][number] & { claims: readonly Claim[] }

export type Verdict = 'yes' | 'no' | 'depends'

/** A statement about which people ask whether it is so, and what the section says to that. */
export interface Claim {
  text: string
  verdict: Verdict
}

/** The sections of all articles with the phrasings in which people ask for them. */
export function loadFindableSections(folder: string, { articlesBySlug }: Library): FindableSection[] {
  const rows = parse(readFileSync(join(folder, 'phrasings.csv'), 'utf8'), { columns: true }) as Phrasing[]
  const phrasingsOf = new Map<string, string[]>()
  for (const { section, phrasing } of rows) {
    const own = phrasingsOf.get(section)
    if (own) own.push(phrasing)
    else phrasingsOf.set(section, [phrasing])
  }
  return [...articlesBySlug.values()].flatMap(({ slug, title, sections }) =>
    sections.map(section => ({
      ...section,
      slug,
      title,
      phrasings: phrasingsOf.get(`${slug}/${section.id}`) ?? [],
    })),
  )
}

interface Phrasing {
  /** `slug/id` */
  section: string
  phrasing: string
}

/** Reads the articles, some 200 files. Throws if one is missing, has another format, or names what does not exist. */
export function loadLibrary(folder: string): Library {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const rows = (name: string): Record<string, string>[] => parse(read(name), { columns: true })
  const facts = new Map(rows('facts.csv').map(fact => [fact.key!, fact]))
  const figures = new Map([...facts].map(([key, fact]) => [key, figureOf(fact)]))
  const sources = new Map(rows('sources.csv').map(row => [row.key!, toSource(row)]))
  const topics = readContents(read('contents.md'))
  const claimsOf = readClaims(rows('claims.csv'), figures)
  const places = topics.flatMap(({ title: topic, chapters }) =>
    chapters.flatMap(({ title: chapter, slugs }) => slugs.map(slug => ({ slug, topic, chapter }))),
  )
  const files = new Map(places.map(({ slug }) => [slug, readArticle(slug, read(`${slug}.md`))]))
  const nameOf = (slug: string): ArticleName => ({ slug, title: find(files, slug, 'contents.md').title })
  const articleAt = ({ slug, topic, chapter }: (typeof places)[number]): LibraryArticle => {
    const file = find(files, slug, 'contents.md')
    const texts = file.sections.flatMap(({ heading, body }) => [heading, body])
    const cited = texts.flatMap(keysIn).map(key => find(facts, key, 'facts.csv').source!)
    return {
      ...nameOf(slug),
      topic,
      chapter,
      sections: file.sections.map(({ id, heading, body }) => ({
        id,
        claims: claimsOf.get(`${slug}/${id}`) ?? [],
        heading: fillFigures(heading, figures),
        text: fillFigures(body, figures),
      })),
      sources: [...new Set([...file.sources, ...cited])].map(key => find(sources, key, 'sources.csv')),
      related: file.related.map(nameOf),
    }
  }
  return {
    contents: topics.map(({ title, chapters }) => ({
      title,
      chapters: chapters.map(chapter => ({ title: chapter.title, articles: chapter.slugs.map(nameOf) })),
    })),
    articlesBySlug: new Map(places.map(place => [place.slug, articleAt(place)])),
    fillFigures: text => fillFigures(text, figures),
    sourceOf: key => find(sources, key, 'sources.csv'),
  }
}

/** By section: `slug/id`. */
function readClaims(
  rows: readonly Record<string, string>[],
  figures: ReadonlyMap<string, string>,
): ReadonlyMap<string, Claim[]> {
  const claims = new Map<string, Claim[]>()
  for (const { section = '', claim = '', verdict = '' } of rows) {
    if (!isVerdict(verdict)) throw new Error(`data/articles/claims.csv has the verdict "${verdict}"`)
    const own = { text: fillFigures(claim, figures), verdict }
    claims.set(section, [...(claims.get(section) ?? []), own])
  }
  return claims
}

function isVerdict(word: string): word is Verdict {
  return word === 'yes' || word === 'no' || word === 'depends'
}

function find<Value>(values: ReadonlyMap<string, Value>, key: string, file: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`data/articles/${file} has no "${key}"`)
  return value
}

function toSource({ title = '', url }: Record<string, string>): ArticleSource {
  return url ? { title, url } : { title }
}

/** The figure with its unit: `69%` and `68°F`, but `14 days`. */
export function figureOf({ value, unit }: Record<string, string>): string {
  return unit && !/^(%|°[FC])$/.test(unit) ? `${value} ${unit}` : `${value}${unit}`
}

const placeholder = /\{\{(.*?)\}\}/g

function keysIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, key]) => key!)
}

/** `{{key}}` becomes the figure of this key. Throws if there is none. */
export function fillFigures(text: string, figures: ReadonlyMap<string, string>): string {
  return text.replace(placeholder, (_, key: string) => find(figures, key, 'facts.csv'))
}
