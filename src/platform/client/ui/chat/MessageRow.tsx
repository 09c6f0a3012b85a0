import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './MessageRow.module.css'

export interface MessageRowProps {
  author: string
  /** Beside the name: "You", "Host". */
  remark?: string | undefined
  face: ReactNode
  at: number
  /** Follows a message of the same author closely; see `placeMessage`. */
  continues: boolean
  state?: 'sent' | 'sending' | 'failed' | 'deleted' | undefined
  isEdited?: boolean | undefined
  /** Opens what is known of the author. */
  onAuthor?: (() => void) | undefined
  /** Of its place: an address leads to it. */
  id?: string | undefined
  /** `named`: it names the viewer. `wanted`: an address has led to it. */
  mark?: 'named' | 'wanted' | undefined
  /** Above the text: what it answers. */
  above?: ReactNode
  onRetry?: (() => void) | undefined
  /** Why a message with the state `sending` is not sent yet. */
  sendingNote?: string | undefined
  /** Why it was not sent. */
  problem?: string | null | undefined
  onDiscard?: (() => void) | undefined
  /** Shown on hover and focus, always on touch. */
  actions?: ReactNode
  /** Below the text: attachments, reactions. */
  below?: ReactNode
  children: ReactNode
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** An item of `MessageLog`. */
export function MessageRow(props: MessageRowProps) {
  const { author, remark, face, at, continues, state = 'sent', isEdited = false } = props
  const iso = new Date(at).toISOString()
  return (
    <li
      className={styles.message}
      id={props.id}
      data-continues={continues || undefined}
      data-state={state}
      data-mark={props.mark}
    >
      <div className={styles.face}>
        {continues ? (
          <time className={styles.sideTime} dateTime={iso}>
            {time.format(at).replace(/ [AP]M/, '')}
          </time>
        ) : (
          face
        )}
      </div>
      <div className={styles.body}>
        <p className={continues ? styles.hidden : styles.head}>
          {props.onAuthor ? (
            <button type="button" className={styles.author} onClick={props.onAuthor}>
              {author}
            </button>
          ) : (
            <b>{author}</b>
          )}
          {remark && <span>{remark}</span>}
          {!continues && <time dateTime={iso}>{time.format(at)}</time>}
        </p>
        {state !== 'deleted' && props.above}
        <p className={styles.text}>
          {state === 'deleted' ? 'This message was removed.' : props.children}
          {isEdited && state !== 'deleted' && <span className={styles.edited}> edited</span>}
        </p>
        {state === 'sending' && (
          <p className={props.sendingNote ? styles.waiting : styles.hidden}>
            {props.sendingNote ?? 'Sending'}
          </p>
        )}
        {state === 'failed' && <NotSent {...props} />}
        {state !== 'deleted' && props.below}
      </div>
      {props.actions && state !== 'deleted' && <div className={styles.actions}>{props.actions}</div>}
    </li>
  )
}

type NotSentProps = Pick<MessageRowProps, 'problem' | 'onRetry' | 'onDiscard'>

function NotSent({ problem, onRetry, onDiscard }: NotSentProps) {
  return (
    <p className={styles.failed} role="alert">
      <WarningCircleIcon weight="bold" aria-hidden="true" />
      Not sent. {problem}
      {onRetry && (
        <Button size="small" look="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
      {onDiscard && (
        <Button size="small" look="quiet" onClick={onDiscard}>
          Discard
        </Button>
      )}
    </p>
  )
}
