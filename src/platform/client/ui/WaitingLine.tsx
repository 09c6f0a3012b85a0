import { useSyncExternalStore } from 'react'
import { slowness } from '../call-timeout.ts'
import styles from './WaitingLine.module.css'

/** One line for every slow call of the page. */
export function WaitingLine() {
  const isWaiting = useSyncExternalStore(slowness.subscribe, slowness.isWaiting, () => false)
  return (
    <p role="status" className={styles.line}>
      {isWaiting && 'Still waiting for Smoke Deck …'}
    </p>
  )
}
