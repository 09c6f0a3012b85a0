import type { ReactNode } from 'react'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  lead: string
  /** The ways on from here. */
  children?: ReactNode
  /** The engraving of the house beside the words. */
  hasPlate?: boolean
  /** A struck medal in its place. */
  seal?: string
}

/** A page that says one thing and points to the way on. */
export function NoticePage({ title, lead, children, hasPlate = false, seal }: NoticePageProps) {
  return (
    <main id="main" className={css.page} data-illustrated={hasPlate}>
      {hasPlate && (
        <>
          <canvas className={css.plate} data-plate />
          <canvas className={css.smoke} data-hero-smoke />
        </>
      )}
      {seal && (
        <div className={css.seal}>
          <Seal initials={seal} seed={title} colour="#F5B321" sizePixels={320} />
        </div>
      )}
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children && <ul className={css.ways}>{children}</ul>}
    </main>
  )
}
