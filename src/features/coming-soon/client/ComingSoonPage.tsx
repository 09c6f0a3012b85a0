import type { ReactNode } from 'react'
import css from './ComingSoonPage.module.css'

interface ComingSoonPageProps {
  title: string
  lead: string
  state?: string
  /** Position relative to the text. */
  drawn?: 'beside' | 'below' | 'behind'
  drawing: ReactNode
  children?: ReactNode
}

export function ComingSoonPage(props: ComingSoonPageProps) {
  const { title, lead, state = 'Not open yet', drawn = 'beside', drawing, children } = props
  return (
    <section className={css.page} data-drawn={drawn}>
      <div className={css.text}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.state}>{state}</p>
        {children && <div className={css.links}>{children}</div>}
      </div>
      <div className={css.drawing}>{drawing}</div>
    </section>
  )
}
