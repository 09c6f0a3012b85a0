import type { ReactNode } from 'react'
import css from './ComingSoonPage.module.css'

interface ComingSoonPageProps {
  title: string
  /** What will be there, without a promise of when. */
  lead: string
  /** The short word for it. */
  state?: string
  /** Where the drawing stands: beside the words, below them across the page, or behind them. */
  drawn?: 'beside' | 'below' | 'behind'
  drawing: ReactNode
  /** The way on from here. */
  children?: ReactNode
}

/** A place that is not open yet, and says so. */
export function ComingSoonPage(props: ComingSoonPageProps) {
  const { title, lead, state = 'Not open yet', drawn = 'beside', drawing, children } = props
  return (
    <section className={css.page} data-drawn={drawn}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.state}>{state}</p>
        {children && <div className={css.ways}>{children}</div>}
      </div>
      <div className={css.drawing}>{drawing}</div>
    </section>
  )
}
