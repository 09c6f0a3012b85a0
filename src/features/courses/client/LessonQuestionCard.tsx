import { useId, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { lessonPath } from '../courses-pages.contract.ts'
import type { AskedQuestion } from '../lesson-questions.contract.ts'
import css from './LessonQuestionCard.module.css'
import { LessonQuiz } from './LessonQuiz.tsx'
import { useQuestionActions } from './use-question-actions.ts'

interface LessonQuestionCardProps {
  question: AskedQuestion
  onAnswer: () => void
  /** The card goes. */
  onLeave: () => void
  /** What made the card go was undone or has failed. */
  onComeBack: () => void
}

/** A question from a lesson, with its explanation. The first answer counts; trying again is for oneself. */
export function LessonQuestionCard({ question, onAnswer, onLeave, onComeBack }: LessonQuestionCardProps) {
  const { course, lesson, lessonTitle, lessonPlace, id } = question
  const headingId = useId()
  const [chosen, setChosen] = useState<string>()
  const { answer, isAnswered, note, postpone, turnOff } = useQuestionActions(question, onComeBack)
  return (
    <section className={css.card} aria-labelledby={headingId}>
      <div className={css.intro}>
        <Seal initials={String(lessonPlace)} seed={`${course}/${lesson}`} sizePixels={56} />
        <div>
          <h2 id={headingId}>A question from your lessons</h2>
          <p>
            From <LinkTo to={lessonPath(course, lesson)}>{lessonTitle}</LinkTo>
          </p>
        </div>
      </div>
      <div className={css.question}>
        <LessonQuiz
          quiz={[question]}
          answers={chosen === undefined ? {} : { [id]: chosen }}
          onAnswer={(_, text) => {
            setChosen(text)
            if (text === undefined || isAnswered) return
            onAnswer()
            answer(text)
          }}
        />
        <p role="status" className={css.note}>
          {note}
        </p>
      </div>
      <div className={css.actions}>
        <Button
          size="small"
          onClick={() => {
            onLeave()
            if (!isAnswered) postpone()
          }}
        >
          {isAnswered ? 'Done' : 'Not now'}
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            onLeave()
            turnOff()
          }}
        >
          Do not ask me again
        </Button>
      </div>
    </section>
  )
}
