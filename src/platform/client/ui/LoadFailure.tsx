import type { ReactNode } from 'react'
import { ErrorBox } from './ErrorBox.tsx'
import styles from './LoadFailure.module.css'
import { describeLoadFailure } from './load-failure.ts'

interface LoadFailureProps {
  failure: unknown
  onRetry?: () => void
  retrying?: boolean
  /** After the sentence that says what has happened. */
  children?: ReactNode
}

/** In the place of code that could not be loaded. That may be far from the button that was pressed. */
export function LoadFailure({ failure, onRetry, retrying, children }: LoadFailureProps) {
  const { text, action } = describeLoadFailure(failure)
  return (
    <div ref={bringIntoView} className={styles.notice}>
      <ErrorBox onRetry={action?.run ?? onRetry} retryLabel={action?.label} retrying={retrying}>
        {text} {children}
      </ErrorBox>
    </div>
  )
}

function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}
