import { useRef, useState } from 'react'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import type { AskedQuestion } from '../lesson-questions.contract.ts'
import css from './LessonQuestion.module.css'
import { useLessonQuestions } from './use-lesson-questions.ts'

/** Most visits have no question. */
const LessonQuestionCard = createLazyPart(
  async () => (await import('./LessonQuestionCard.tsx')).LessonQuestionCard,
)

const leaveOut = () => undefined

/** The place of a question that the member missed in a lesson: one for each visit. */
export function LessonQuestion() {
  const { data } = useLessonQuestions()
  /** What was answered stays until it is closed; after null no other comes on this visit. */
  const [held, setHeld] = useState<AskedQuestion | null>()
  const place = useRef<HTMLDivElement>(null)
  const question = held === undefined ? data?.question : held
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {question && (
        <LessonQuestionCard
          key={`${question.lesson}/${question.id}`}
          question={question}
          onAnswer={() => setHeld(question)}
          onLeave={() => {
            place.current?.focus({ preventScroll: true })
            setHeld(null)
          }}
          onComeBack={() => setHeld(undefined)}
          onUnavailable={leaveOut}
        />
      )}
    </div>
  )
}
