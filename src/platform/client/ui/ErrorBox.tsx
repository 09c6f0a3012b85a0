import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ErrorBox.module.css'

export interface ErrorBoxProps {
  title?: string | undefined
  children: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  retrying?: boolean | undefined
}

export function ErrorBox({ title, children, onRetry, retryLabel = 'Try Again', retrying }: ErrorBoxProps) {
  return (
    <div role="alert" className={styles.box}>
      <div className={styles.text}>
        <WarningCircleIcon size={20} weight="light" aria-hidden="true" className={styles.icon} />
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.message}>{children}</p>
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry} working={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
