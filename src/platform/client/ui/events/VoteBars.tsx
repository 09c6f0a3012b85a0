import { CheckIcon } from '@phosphor-icons/react/Check'
import styles from './VoteBars.module.css'

export interface VoteOption {
  id: string
  label: string
  votes: number
}

interface VoteBarsProps {
  question: string
  options: readonly VoteOption[]
  /** `null` until the member has voted; the bars are hidden until then. */
  chosen: string | null
  onVote: (id: string) => void
  /** Nobody can vote any more: the bars are shown to everyone. */
  isClosed?: boolean | undefined
}

/** A vote whose results nobody sees before they have voted. */
export function VoteBars({ question, options, chosen, onVote, isClosed = false }: VoteBarsProps) {
  const total = options.reduce((sum, { votes }) => sum + votes, 0)
  const isShown = isClosed || chosen !== null
  const noun = total === 1 ? 'vote' : 'votes'
  return (
    <section className={styles.vote} aria-label={question}>
      <p className={styles.question}>{question}</p>
      <ul>
        {options.map(option => {
          const share = total === 0 ? 0 : option.votes / total
          const percent = `${Math.round(share * 100)}%`
          return (
            <li key={option.id}>
              <button
                type="button"
                className={styles.option}
                aria-pressed={chosen === option.id}
                disabled={isClosed}
                onClick={() => onVote(option.id)}
              >
                {isShown && <span className={styles.bar} style={{ width: percent }} />}
                <span className={styles.label}>
                  {option.label}
                  {chosen === option.id && <CheckIcon weight="bold" aria-hidden="true" />}
                </span>
                {isShown && <span className={styles.share}>{percent}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.note} role="status">
        {isShown ? `${total} ${noun}${isClosed ? ', closed' : ''}` : 'Results show after your vote.'}
      </p>
    </section>
  )
}
