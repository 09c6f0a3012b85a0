import type { ReactNode } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import css from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  lead: string
  /** Links or buttons. */
  children: ReactNode
  /** Announced at once, for errors. */
  isAlert?: boolean
}

/** A page with a single message and a candle that has gone out. */
export function NoticePage({ title, lead, children, isAlert = false }: NoticePageProps) {
  return (
    <section className={css.page} role={isAlert ? 'alert' : undefined}>
      <Engraving of="candle" className={css.drawing} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
      <div className={css.actions}>{children}</div>
    </section>
  )
}
