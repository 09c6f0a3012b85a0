import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import css from './GeneralQuestions.module.css'
import { generalQuestions } from './general-questions.ts'

/** Four categories that open to four questions each. */
export function GeneralQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <section className={css.questions} aria-labelledby="general-questions">
      <h2 id="general-questions">General Questions</h2>
      {generalQuestions.map(({ category, questions }) => (
        <details key={category}>
          <summary>
            {category}
            <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
          </summary>
          <ul>
            {questions.map(question => (
              <li key={question}>
                <button type="button" onClick={() => onChoose(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
