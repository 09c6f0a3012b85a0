import type { ReactNode } from 'react'
import styles from './StatusTag.module.css'

interface StatusTagProps {
  tone?: 'quiet' | 'ok' | 'warn' | 'danger' | 'live' | undefined
  /** The state in words; the dot only repeats it. */
  children: ReactNode
}

export function StatusTag({ tone = 'quiet', children }: StatusTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
