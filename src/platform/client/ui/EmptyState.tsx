import type { ReactNode } from 'react'
import { GhostCigar } from './drawings/GhostCigar.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Default: the outline of a cigar. */
  drawing?: ReactNode
}

export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>
        {drawing ?? <GhostCigar lengthInches={6.5} ringGauge={54} shape="parejo" pixelsPerInch={52} />}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
