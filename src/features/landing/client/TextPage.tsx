import type { ReactNode } from 'react'
import css from './TextPage.module.css'

/** A page of prose: a title, one sentence under it, and sections of text. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <main id="main" className={css.page}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children && <div className={css.prose}>{children}</div>}
    </main>
  )
}
