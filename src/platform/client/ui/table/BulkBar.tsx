import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './BulkBar.module.css'

interface BulkBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/** What can be done with the selected rows. Its line is always there, so that the table does not jump. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <div className={styles.bar} data-any={count > 0 || undefined}>
      <p className={styles.count} role="status">
        {count === 0 ? 'None selected' : `${count} selected`}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {children}
          <Button size="small" look="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
