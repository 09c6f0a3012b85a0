import type { Library } from '#features/knowledge/server/load-library.ts'
import type { AnswerSource } from '../ask.contract.ts'
import { articlePath } from '../ask-pages.contract.ts'

/** The page of the article in the portal, at one of its sections. Throws if there is no such article. */
export function articleSource({ articlesBySlug }: Library, slug: string, section: string): AnswerSource {
  const article = articlesBySlug.get(slug)
  if (!article) throw new Error(`There is no article ${slug}.`)
  return { title: article.title, path: `${articlePath(slug)}#${section}` }
}
