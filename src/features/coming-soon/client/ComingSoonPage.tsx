import type { ReactNode } from 'react'
import css from './ComingSoonPage.module.css'

interface ComingSoonPageProps {
  title: string
  lead: string
  state?: string
  /** Position relative to the text. */
  drawn?: 'beside' | 'below'
  drawing: ReactNode
  /** Across the page, under text and drawing. */
  below?: ReactNode
  /** One button, to a page that is open; a link back may follow. */
  children: ReactNode
}

export function ComingSoonPage(props: ComingSoonPageProps) {
  const { title, lead, state = 'Not open yet', drawn = 'beside', drawing, below, children } = props
  return (
    <section className={css.page} data-drawn={drawn}>
      <div className={css.text}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.state}>{state}</p>
        <div className={css.links}>{children}</div>
      </div>
      <div className={css.drawing}>{drawing}</div>
      {below && <div className={css.below}>{below}</div>}
    </section>
  )
}
