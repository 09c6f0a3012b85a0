import { learnPages } from '../knowledge.contract.ts'

/** Where the articles are read: on public pages, or in the portal. */
export interface ArticlePaths {
  /** What the contents are called. */
  name: string
  contents: string
  article(slug: string): string
}

export const learnPaths: ArticlePaths = { name: 'Learn', ...learnPages }
