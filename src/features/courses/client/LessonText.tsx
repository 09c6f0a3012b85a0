import type { ReactNode } from 'react'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import type { Lesson } from '../courses.contract.ts'
import css from './LessonText.module.css'

interface LessonTextProps {
  lesson: Pick<Lesson, 'sections' | 'articles' | 'sources'>
  /** Reads it aloud. */
  listen: ReactNode
}

/** The headed paragraphs, the articles to read on, and where it comes from. */
export function LessonText({ lesson: { sections, articles, sources }, listen }: LessonTextProps) {
  return (
    <div className={css.columns}>
      <div className={css.sections}>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <aside className={css.aside}>
        <p className={css.listen}>{listen}</p>
        <h2>Read on</h2>
        <ul>
          {articles.map(({ slug, title }) => (
            <li key={slug}>
              <LinkTo to="/dashboard/ask/articles/$slug" params={{ slug }}>
                {title}
              </LinkTo>
            </li>
          ))}
        </ul>
        <h2>Sources</h2>
        <ul className={css.sources}>
          {sources.map(({ title, url }) => (
            <li key={title}>
              {url ? (
                <TextLink href={url} look="plain" external>
                  {title}
                </TextLink>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
