import type { Article, ArticleName } from '../knowledge.contract.ts'
import { ArticleText } from './ArticleText.tsx'
import { learnPaths } from './article-paths.ts'
import css from './LearnFrame.module.css'

export function ArticlePage({ article, next }: { article: Article; next: ArticleName | undefined }) {
  return (
    <main id="main" className={css.article}>
      <ArticleText article={article} next={next} paths={learnPaths} />
    </main>
  )
}
