import { LessonQuestion } from '#features/courses/client/LessonQuestion.tsx'
import { LatelyInJournal } from './LatelyInJournal.tsx'

/** Below the first screen, and loaded after it. */
export function LaterParts() {
  return (
    <>
      <LessonQuestion />
      <LatelyInJournal />
    </>
  )
}
