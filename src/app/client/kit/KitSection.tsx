import type { ReactNode } from 'react'
import styles from './KitSection.module.css'

interface KitSectionProps {
  title: string
  /** Out of twelve. */
  columns?: 4 | 6 | 8 | 12
  /** Spans two rows of the grid. */
  tall?: boolean
  children: ReactNode
}

export function KitSection({ title, columns = 6, tall = false, children }: KitSectionProps) {
  return (
    <section className={styles.section} data-columns={columns} data-tall={tall || undefined}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

export function KitRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function KitStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** Shows its children as if they were hovered, focused or pressed. */
export function As({ state, children }: { state: 'hover' | 'focus' | 'active'; children: ReactNode }) {
  return (
    <span className={styles.as} data-pseudo={state}>
      {children}
    </span>
  )
}
