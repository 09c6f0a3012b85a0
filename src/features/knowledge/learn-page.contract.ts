import type { PageMeta } from '#platform/page.contract.ts'
import type { Article, ArticleName, Topic } from './knowledge.contract.ts'

export type LearnPage = PageMeta &
  (
    | { page: 'contents'; contents: readonly Topic[] }
    /** `next` is the article after it in the contents; undefined for the last one. */
    | { page: 'article'; article: Article; next: ArticleName | undefined }
  )
