import type { ReactNode } from 'react'
import { GhostCigar } from '#features/illustrations/client/GhostCigar.tsx'
import css from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  lead: string
  /** Links or buttons. */
  children: ReactNode
  /** Announced at once, for errors. */
  isAlert?: boolean
}

/** A page with a single message and the outline of a missing cigar. */
export function NoticePage({ title, lead, children, isAlert = false }: NoticePageProps) {
  return (
    <section className={css.page} role={isAlert ? 'alert' : undefined}>
      <div className={css.drawing}>
        <GhostCigar lengthInches={6.5} ringGauge={52} shape="parejo" pixelsPerInch={64} />
      </div>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
      <div className={css.actions}>{children}</div>
    </section>
  )
}
