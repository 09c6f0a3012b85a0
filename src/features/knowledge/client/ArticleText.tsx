import type { ReactNode } from 'react'
import type { Article, ArticleName } from '../knowledge.contract.ts'
import css from './ArticleText.module.css'
import type { ArticlePaths } from './article-paths.ts'
import { topicAnchor } from './topic-anchor.ts'

interface ArticleTextProps {
  article: Article
  next: ArticleName | undefined
  paths: ArticlePaths
  /** Below the title, in the portal. */
  listen?: ReactNode
}

/** An article: its questions with their answers, where they come from, and what to read next. */
export function ArticleText({ article, next, paths, listen }: ArticleTextProps) {
  const { title, topic, sections, sources, related } = article
  return (
    <div className={css.frame}>
      <article className={css.article}>
        <header className={css.head}>
          <nav aria-label="Breadcrumb">
            <ol>
              <li>
                <a href={paths.contents}>{paths.name}</a>
              </li>
              <li>
                <a href={`${paths.contents}#${topicAnchor(topic)}`}>{topic}</a>
              </li>
            </ol>
          </nav>
          <h1>{title}</h1>
          {listen && <div className={css.listen}>{listen}</div>}
        </header>
        <nav className={css.inside} aria-labelledby="in-this-article">
          <h2 id="in-this-article">In this article</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.sections}>
          {sections.map(({ id, heading, text }) => (
            <section key={id}>
              <h2 id={id}>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <nav className={css.beside} aria-labelledby="see-also">
          <h2 id="see-also">See also</h2>
          <ul>
            {related.map(({ slug, title: name }) => (
              <li key={slug}>
                <a href={paths.article(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <footer className={css.foot}>
          <section>
            <h2>Sources</h2>
            <ul>
              {sources.map(source => (
                <li key={source.title}>
                  <Source {...source} />
                </li>
              ))}
            </ul>
          </section>
          {next && (
            <a className={css.next} href={paths.article(next.slug)} rel="next">
              <small>Next</small> {next.title}
            </a>
          )}
        </footer>
      </article>
    </div>
  )
}

function Source({ title, url }: Article['sources'][number]) {
  if (!url) return title
  return (
    <a href={url} rel="external">
      {title}
    </a>
  )
}
