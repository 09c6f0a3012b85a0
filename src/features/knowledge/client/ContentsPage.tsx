import type { Topic } from '../knowledge.contract.ts'
import { learnPaths } from './article-paths.ts'
import { ContentsText } from './ContentsText.tsx'
import css from './LearnFrame.module.css'

export function ContentsPage({ contents }: { contents: readonly Topic[] }) {
  return (
    <main id="main" className={css.contents}>
      <ContentsText contents={contents} paths={learnPaths} />
    </main>
  )
}
