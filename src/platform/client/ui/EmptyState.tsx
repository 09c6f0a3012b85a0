import type { ReactNode } from 'react'
import { GhostCigar } from './drawings/GhostCigar.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** A plain sentence: "Nothing in the box yet." */
  title: string
  children?: ReactNode
  /** The one way forward. */
  action?: ReactNode
  /** Another missing thing than a cigar, drawn as an outline. */
  drawing?: ReactNode
}

export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>
        {drawing ?? <GhostCigar lengthInches={6.5} ringGauge={54} shape="parejo" pixelsPerInch={52} />}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
