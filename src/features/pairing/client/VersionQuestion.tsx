import type { VersionQuestion as Question } from '#features/catalogue/catalogue.contract.ts'
import { resultPages } from '../pairing.contract.ts'
import { choiceHandler } from './choose-answer.ts'
import css from './VersionQuestion.module.css'

interface VersionQuestionProps {
  question: Question
  /** Without it the links lead to the page of each choice. */
  onChoose?: ((cigar: string) => void) | undefined
}

export function VersionQuestion({ question, onChoose }: VersionQuestionProps) {
  const choose = choiceHandler(onChoose)
  return (
    <div className={css.question}>
      <p>{question.text}</p>
      <p className={css.choices}>
        {question.choices.map(({ text, cigar }) => (
          <a key={cigar} href={resultPages.ofWords(cigar)} onClick={event => choose(event, cigar)}>
            {text}
          </a>
        ))}
      </p>
    </div>
  )
}
