import type { ReactNode } from 'react'
import styles from './KeyCap.module.css'

/** The name of a key, as printed on it. */
export function KeyCap({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>
}
