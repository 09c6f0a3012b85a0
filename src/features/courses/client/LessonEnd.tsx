import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { NoConnection } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { StruckSeal } from '#platform/client/ui/lesson/StruckSeal.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { Course, Lesson } from '../courses.contract.ts'
import { certificatePath, educationPage, lessonPath } from '../courses-pages.contract.ts'
import { completionOutbox } from './completion-outbox.ts'
import { coursesKey } from './courses-queries.ts'
import css from './LessonEnd.module.css'
import { finishNote, sealNote } from './lesson-end-words.ts'
import type { LessonWork } from './use-lesson-work.ts'

interface LessonEndProps {
  course: Course | undefined
  courseSlug: string
  lesson: Lesson
  work: LessonWork
  onComplete: () => void
}

/** The seal of the lesson and the button that strikes it; afterward the way to the next lesson. */
export function LessonEnd({ course, courseSlug, lesson, work, onComplete }: LessonEndProps) {
  const end = useRef<HTMLElement>(null)
  const { finish, isSending, outcome, problem } = useFinish(courseSlug, lesson, work, () => {
    // The button that was pressed goes: from here the next Tab leads on.
    end.current?.focus({ preventScroll: true })
    onComplete()
  })
  const place = course?.lessons.findIndex(({ slug }) => slug === lesson.slug) ?? -1
  const listed = course?.lessons[place]
  const next = course?.lessons[place + 1]
  const isStruck = listed?.state === 'completed' || outcome !== undefined
  return (
    <section ref={end} tabIndex={-1} className={css.end} aria-label="End of the lesson">
      <StruckSeal
        initials={String(place < 0 ? '' : place + 1)}
        seed={`${courseSlug}/${lesson.slug}`}
        title={lesson.title}
        note={sealNote({ isStruck, outcome, completedAt: listed?.completed_at ?? null })}
        isStruck={isStruck}
        isNew={outcome !== undefined}
      />
      {problem !== undefined && <ErrorBox title="Failed to complete the lesson">{problem}</ErrorBox>}
      {isStruck ? (
        <p className={css.actions}>
          {next && next.state !== 'locked' && (
            <ButtonTo to={lessonPath(courseSlug, next.slug)} look="primary">
              Next: {next.title}
            </ButtonTo>
          )}
          {!next && course && course.completed === course.total && (
            <ButtonTo to={certificatePath(courseSlug)} look="primary">
              See your certificate
            </ButtonTo>
          )}
          <ButtonTo to={educationPage.path}>All lessons</ButtonTo>
        </p>
      ) : (
        <div className={css.finish}>
          <Button
            look="primary"
            onClick={() => (work.isDone ? void finish() : goToWhatIsLeft(work))}
            working={isSending}
            aria-describedby="lesson-left"
          >
            Complete the lesson
          </Button>
          <p id="lesson-left" role="status">
            {finishNote(lesson, work)}
          </p>
        </div>
      )}
    </section>
  )
}

function goToWhatIsLeft({ left }: LessonWork): void {
  const section = document.getElementById(left > 0 ? 'try' : 'check')
  section?.scrollIntoView()
  section?.querySelector('button')?.focus({ preventScroll: true })
}

/** By way of the outbox: without a connection it waits on this device. */
function useFinish(
  course: string,
  { slug, parts }: Lesson,
  { answers, missed, clear }: LessonWork,
  onComplete: () => void,
) {
  const { id: memberId } = useMe()
  const queries = useQueryClient()
  const [state, setState] = useState<{
    isSending: boolean
    outcome: 'sent' | 'waiting' | undefined
    problem: string | undefined
  }>({ isSending: false, outcome: undefined, problem: undefined })
  const finish = async () => {
    setState({ isSending: true, outcome: undefined, problem: undefined })
    const id = `${course}/${slug}`
    completionOutbox.add(
      memberId,
      { id, course, lesson: slug, parts, answers: { ...answers }, missed: [...missed] },
      id,
    )
    const failure = await completionOutbox.sendAll(memberId)
    const rest = completionOutbox.read(memberId).find(({ entry }) => entry.id === id)
    if (rest && (rest.problem !== null || !(failure instanceof NoConnection))) {
      completionOutbox.remove(memberId, id)
      setState({
        isSending: false,
        outcome: undefined,
        problem: rest.problem ?? messageFor(failure, 'Please try again.'),
      })
      return
    }
    if (!rest) await queries.invalidateQueries({ queryKey: coursesKey, exact: true })
    clear()
    setState({ isSending: false, outcome: rest ? 'waiting' : 'sent', problem: undefined })
    onComplete()
  }
  return { finish, ...state }
}
