import { QuizChoice } from '#platform/client/ui/lesson/QuizChoice.tsx'
import type { QuizQuestion } from '../lesson.contract.ts'
import css from './LessonQuiz.module.css'

interface LessonQuizProps {
  quiz: readonly QuizQuestion[]
  answers: Readonly<Record<string, string>>
  /** Without a text the question is open again. */
  onAnswer: (question: string, text: string | undefined) => void
}

export function LessonQuiz({ quiz, answers, onAnswer }: LessonQuizProps) {
  return (
    <div className={css.questions}>
      {quiz.map(({ id, question, answers: choices, right }) => (
        <QuizChoice
          key={id}
          question={question}
          options={choices.map(({ text, why }) => ({
            id: text,
            label: text,
            reason: why,
            isRight: text === right,
          }))}
          chosen={answers[id] ?? null}
          onChoose={text => onAnswer(id, text ?? undefined)}
        />
      ))}
    </div>
  )
}
