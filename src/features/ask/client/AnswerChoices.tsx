import { Button } from '#platform/client/ui/Button.tsx'
import css from './AnswerPanel.module.css'

interface AnswerChoicesProps {
  questions: readonly string[]
  onAsk: (question: string) => void
}

/** Below an answer that asks which of them is meant. */
export function AnswerChoices({ questions, onAsk }: AnswerChoicesProps) {
  return (
    <fieldset className={css.choices} aria-label="Which one?">
      {questions.map(question => (
        <Button key={question} onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </fieldset>
  )
}
