import type { Topic } from '../knowledge.contract.ts'
import type { ArticlePaths } from './article-paths.ts'
import css from './ContentsText.module.css'
import { topicAnchor } from './topic-anchor.ts'

/** All articles, like the contents of a book. */
export function ContentsText({ contents, paths }: { contents: readonly Topic[]; paths: ArticlePaths }) {
  const total = contents.reduce((sum, topic) => sum + countOf(topic), 0)
  return (
    <div className={css.frame}>
      <h1>What people ask about cigars.</h1>
      <p className={css.lead}>
        {total} short articles, each a few questions with an answer of one paragraph, and where it comes from.
      </p>
      <nav className={css.topics} aria-label="Topics">
        {contents.map(topic => (
          <a
            key={topic.title}
            href={`#${topicAnchor(topic.title)}`}
            aria-label={`${topic.title} ${countOf(topic)} articles`}
          >
            {topic.title} <small>{countOf(topic)}</small>
          </a>
        ))}
      </nav>
      {contents.map(topic => (
        <section key={topic.title} className={css.topic}>
          <h2 id={topicAnchor(topic.title)}>{topic.title}</h2>
          <div className={css.chapters}>
            {topic.chapters.map(({ title, articles }) => (
              <section key={title} className={css.chapter}>
                <h3>{title}</h3>
                <ul>
                  {articles.map(article => (
                    <li key={article.slug}>
                      <a href={paths.article(article.slug)}>{article.title}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function countOf({ chapters }: Topic): number {
  return chapters.reduce((sum, { articles }) => sum + articles.length, 0)
}
