import css from './ChoiceQuestion.module.css'
import { choiceHandler } from './choose-answer.ts'

interface ChoiceQuestionProps {
  text: string
  choices: readonly { text: string; answer: string }[]
  /** The choices are links to these pages, and work without a script; otherwise they are buttons. */
  hrefOf?: (answer: string) => string
  onChoose?: ((answer: string) => void) | undefined
}

/** The advice is for the likeliest answer; a choice asks again for another. */
export function ChoiceQuestion({ text, choices, hrefOf, onChoose }: ChoiceQuestionProps) {
  const choose = choiceHandler(onChoose)
  return (
    <div className={css.question}>
      <p className={css.text}>{text}</p>
      <p className={css.choices}>
        {choices.map(choice =>
          hrefOf ? (
            <a
              key={choice.answer}
              className={css.choice}
              href={hrefOf(choice.answer)}
              onClick={event => choose(event, choice.answer)}
            >
              {choice.text}
            </a>
          ) : (
            <button
              key={choice.answer}
              className={css.choice}
              type="button"
              onClick={() => onChoose?.(choice.answer)}
            >
              {choice.text}
            </button>
          ),
        )}
      </p>
    </div>
  )
}
