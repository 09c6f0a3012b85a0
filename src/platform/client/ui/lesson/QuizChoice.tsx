import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { XCircleIcon } from '@phosphor-icons/react/XCircle'
import { useRef } from 'react'
import { Button } from '../Button.tsx'
import styles from './QuizChoice.module.css'

export interface QuizOption {
  id: string
  label: string
  /** Why it is right or not; shown after it was chosen. */
  reason: string
  isRight: boolean
}

interface QuizChoiceProps {
  question: string
  options: readonly QuizOption[]
  /** `null` until the member has answered. */
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** A question with one right answer. After a wrong one the member can try again. */
export function QuizChoice({ question, options, chosen, onChoose }: QuizChoiceProps) {
  const answer = options.find(({ id }) => id === chosen)
  const first = useRef<HTMLButtonElement>(null)
  // The button that is pressed leaves with the answer; the focus goes back to the answers.
  const tryAgain = () => {
    onChoose(null)
    first.current?.focus()
  }
  const Mark = answer?.isRight ? CheckCircleIcon : XCircleIcon
  return (
    <fieldset className={styles.quiz} data-right={answer?.isRight || undefined}>
      <legend className={styles.question}>{question}</legend>
      <div className={styles.options}>
        {options.map(({ id, label, isRight }, index) => (
          <button
            key={id}
            ref={index === 0 ? first : undefined}
            type="button"
            className={styles.option}
            aria-pressed={id === chosen}
            data-result={id === chosen ? (isRight ? 'right' : 'wrong') : undefined}
            aria-disabled={answer?.isRight || undefined}
            onClick={() => !answer?.isRight && onChoose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="status" className={styles.result} data-right={answer?.isRight || undefined}>
        {answer && (
          <>
            <Mark weight="fill" size={20} aria-hidden="true" />
            <p>
              <b>{answer.isRight ? 'Right.' : 'Not that one.'}</b> {answer.reason}
            </p>
          </>
        )}
      </div>
      {answer && !answer.isRight && (
        <Button size="small" onClick={tryAgain}>
          Try again
        </Button>
      )}
    </fieldset>
  )
}
