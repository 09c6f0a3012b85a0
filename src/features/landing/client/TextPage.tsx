import type { ReactNode } from 'react'
import css from './TextPage.module.css'

/** A page of prose in two columns: section titles on the left, text on the right. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main id="main" className={css.page}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      <div className={css.sections}>{children}</div>
    </main>
  )
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <div className={css.text}>{children}</div>
    </section>
  )
}
