import type { ReactNode } from 'react'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  lead: string
  /** Links, as list items. */
  children?: ReactNode
  /** Shows the engraving of the landing page. */
  hasPlate?: boolean
  /** Text of a large seal. */
  seal?: string
}

/** A page with a single message. */
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
          <Seal initials={seal} seed={title} color="#F5B321" sizePixels={320} />
        </div>
      )}
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children && <ul className={css.links}>{children}</ul>}
    </main>
  )
}
