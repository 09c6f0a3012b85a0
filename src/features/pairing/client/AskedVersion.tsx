import type { MouseEvent } from 'react'
import type { AskedVersion as Question } from '#features/catalogue/catalogue.contract.ts'
import { resultPages } from '../pairing.contract.ts'
import css from './AskedVersion.module.css'

interface AskedVersionProps {
  question: Question
  /** Asks again in place; without it the links lead to the page of that answer. */
  onAsk?: ((cigar: string) => void) | undefined
}

/** Two houses use one name: which of them is in the hand? */
export function AskedVersion({ question, onAsk }: AskedVersionProps) {
  const ask = (event: MouseEvent, cigar: string) => {
    if (!onAsk || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAsk(cigar)
  }
  return (
    <div className={css.asked}>
      <p>{question.text}</p>
      <p className={css.choices}>
        {question.choices.map(({ text, cigar }) => (
          <a key={cigar} href={resultPages.ofWords(cigar)} onClick={event => ask(event, cigar)}>
            {text}
          </a>
        ))}
      </p>
    </div>
  )
}
