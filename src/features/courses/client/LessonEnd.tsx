import { useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { StruckSeal } from '#platform/client/ui/lesson/StruckSeal.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { Course, Lesson } from '../courses.contract.ts'
import { certificatePath, educationPage, lessonPath } from '../courses-pages.contract.ts'
import css from './LessonEnd.module.css'
import { finishNote, sealNote } from './lesson-end-words.ts'
import type { LessonCompletion } from './use-lesson-completion.ts'
import type { LessonWork } from './use-lesson-work.ts'

interface LessonEndProps {
  course: Course | undefined
  courseSlug: string
  lesson: Lesson
  work: LessonWork
  completion: LessonCompletion
  /** The button was pressed with parts or questions still to go. */
  onTooEarly: () => void
}

/** The seal of the lesson and the button that strikes it; afterward the way to the next lesson. */
export function LessonEnd({ course, courseSlug, lesson, work, completion, onTooEarly }: LessonEndProps) {
  const end = useRef<HTMLElement>(null)
  const { isSending, isStruck, isWaiting, isNew, problem } = completion
  const complete = async () => {
    // The button that was pressed goes: from here the next Tab leads on.
    if (await completion.finish()) end.current?.focus({ preventScroll: true })
  }
  const place = course?.lessons.findIndex(({ slug }) => slug === lesson.slug) ?? -1
  const next = course?.lessons[place + 1]
  return (
    <section ref={end} tabIndex={-1} className={css.end} aria-label="End of the lesson">
      <StruckSeal
        initials={String(place < 0 ? '' : place + 1)}
        seed={`${courseSlug}/${lesson.slug}`}
        title={lesson.title}
        note={sealNote({
          isStruck,
          isWaiting,
          completedAt: course?.lessons[place]?.completed_at ?? null,
        })}
        isStruck={isStruck}
        isNew={isNew}
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
            onClick={() => (work.isDone ? void complete() : onTooEarly())}
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
