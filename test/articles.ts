import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { root } from './source-files.ts'

/** Articles of `data/articles`, as data/README.md describes them. */
export interface Section {
  /** `file/id` */
  key: string
  heading: string
  claim: string | undefined
  verdict: string | undefined
  body: string
}

export interface Article {
  id: string
  title: string
  topic: string
  sources: string[]
  related: string[]
  sections: Section[]
}

const folder = join(root, 'data/articles')

export const readTable = (name: string): Record<string, string>[] =>
  parse(readFileSync(join(folder, name)), { columns: true })

export function readArticles(): Article[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .map(file => readArticle(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')))
}

const head = /^# (?<title>.+)\ntopic: (?<topic>.+)\nsources: (?<sources>.+)\nrelated: (?<related>.+)\n\n## /
const section =
  /^(?<heading>.+)\nid: (?<id>[a-z0-9-]+)\n(claim: (?<claim>.+)\nverdict: (?<verdict>.+)\n)?(?<body>[\s\S]+)$/

function readArticle(id: string, text: string): Article {
  const fields = head.exec(text)?.groups
  if (!fields) throw new Error(`${id}.md has another head than title, topic, sources and related`)
  return {
    id,
    title: fields.title!,
    topic: fields.topic!,
    sources: fields.sources!.split(', '),
    related: fields.related!.split(', '),
    sections: text
      .split(/^## /m)
      .slice(1)
      .map(part => readSection(id, part)),
  }
}

function readSection(article: string, text: string): Section {
  const fields = section.exec(text)?.groups
  if (!fields)
    throw new Error(`${article}.md has a section without heading, id and text: ${text.slice(0, 60)}`)
  const { heading, id, claim, verdict, body } = fields
  return { key: `${article}/${id}`, heading: heading!, claim, verdict, body: body!.trim() }
}

/** `{{key}}` becomes the figure with its unit. */
export function fillFacts(text: string, figures: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, key: string) => figures.get(key) ?? '')
}
