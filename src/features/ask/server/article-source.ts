import type { Library } from '#features/knowledge/server/load-library.ts'
import type { AnswerSource } from '../ask.contract.ts'
import { articlePath } from '../ask-pages.contract.ts'

/** The page of the article in the portal, at one of its sections. Throws if there is none. */
export function articleSource({ articlesBySlug }: Library, slug: string, section: string): AnswerSource {
  const article = articlesBySlug.get(slug)
  if (!article?.sections.some(({ id }) => id === section))
    throw new Error(`There is no section ${slug}/${section}.`)
  return { title: article.title, path: `${articlePath(slug)}#${section}` }
}
