import type { ArticlePaths } from '#features/knowledge/client/article-paths.ts'
import { articlePath, articlesPage } from '../ask-pages.contract.ts'

export const portalArticlePaths: ArticlePaths = {
  name: 'Articles',
  contents: articlesPage.path,
  article: articlePath,
}
