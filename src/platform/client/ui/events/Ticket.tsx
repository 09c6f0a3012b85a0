import type { ReactNode } from 'react'
import { StatusTag } from '../StatusTag.tsx'
import { DateBlock } from './DateBlock.tsx'
import styles from './Ticket.module.css'

const STATES = {
  valid: { tone: 'ok', words: 'Admits you' },
  waiting: { tone: 'warn', words: 'On the waitlist' },
  used: { tone: 'quiet', words: 'Checked in' },
  canceled: { tone: 'danger', words: 'Canceled' },
} as const

interface TicketProps {
  date: string
  title: string
  /** "7:30 PM, the roof deck". */
  detail: string
  /** "Party of two". */
  party: string
  holder: string
  state: keyof typeof STATES
  /** What is scanned at the door. */
  code: ReactNode
  /** The same in characters, to read out. */
  codeText: string
}

/** A printed ticket with a stub. */
export function Ticket({ date, title, detail, party, holder, state, code, codeText }: TicketProps) {
  const { tone, words } = STATES[state]
  return (
    <article className={styles.ticket} data-state={state} aria-label={`Ticket: ${title}`}>
      <div className={styles.main}>
        <DateBlock date={date} />
        <div className={styles.text}>
          <p className={styles.title}>{title}</p>
          <p className={styles.detail}>{detail}</p>
          <p className={styles.holder}>
            {holder}
            <span>{party}</span>
          </p>
          <StatusTag tone={tone}>{words}</StatusTag>
        </div>
      </div>
      <div className={styles.stub}>
        <div className={styles.code}>{code}</div>
        <p>{codeText}</p>
      </div>
    </article>
  )
}
