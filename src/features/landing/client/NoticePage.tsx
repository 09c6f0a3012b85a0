import type { ReactNode } from 'react'
import css from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  lead: string
  /** The ways on from here. */
  children?: ReactNode
  /** The engraving of the house beside the words. */
  hasPlate?: boolean
}

/** A page that says one thing and points to the way on. */
export function NoticePage({ title, lead, children, hasPlate = false }: NoticePageProps) {
  return (
    <main id="main" className={css.page} data-illustrated={hasPlate}>
      {hasPlate && (
        <>
          <canvas className={css.plate} data-plate aria-hidden="true" />
          <canvas className={css.smoke} data-hero-smoke aria-hidden="true" />
        </>
      )}
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children && <ul className={css.ways}>{children}</ul>}
    </main>
  )
}
