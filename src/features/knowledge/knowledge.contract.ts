import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

/** Pages for everyone. The anchor of a section is its id. */
export const learnPages = {
  contents: '/learn',
  article: (slug: string) => `/learn/${slug}` as const,
} as const

const articleName = z.object({ slug: z.string(), title: z.string() })
export type ArticleName = z.output<typeof articleName>

const chapter = z.object({ title: z.string(), articles: z.array(articleName) })
const topic = z.object({ title: z.string(), chapters: z.array(chapter) })
export type Topic = z.output<typeof topic>

const article = z.object({
  ...articleName.shape,
  topic: z.string(),
  chapter: z.string(),
  /** Each one answers its heading, a question, by itself. `text` is one paragraph. */
  sections: z.array(z.object({ id: z.string(), heading: z.string(), text: z.string() })),
  /** Without an address where it is our own practice. */
  sources: z.array(z.object({ title: z.string(), url: z.optional(z.string()) })),
  related: z.array(articleName),
})
export type Article = z.output<typeof article>

export const knowledgeContract = contract({
  readContents: {
    method: 'GET',
    path: '/api/knowledge',
    summary: 'The titles of all articles by topic and chapter, in the order in which they are best read.',
    opensTo: 'everyone',
    out: json(z.array(topic)),
    refusals: {},
  },
  readArticle: {
    method: 'GET',
    path: '/api/knowledge/:slug',
    summary: 'An article with its sections, its sources and the articles that are related to it.',
    opensTo: 'everyone',
    params: z.strictObject({ slug: z.string().check(z.maxLength(100)) }),
    out: json(article),
    refusals: { NO_SUCH_ARTICLE: { status: 404, error: 'That article does not exist.' } },
  },
})
