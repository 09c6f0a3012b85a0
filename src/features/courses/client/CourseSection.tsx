import { LockSimpleIcon } from '@phosphor-icons/react/LockSimple'
import { useId } from 'react'
import type { Waiting } from '#platform/client/outbox.ts'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import type { Course, LessonInCourse } from '../courses.contract.ts'
import { certificatePath, lessonPath } from '../courses-pages.contract.ts'
import css from './CourseSection.module.css'
import { CourseTitle } from './CourseTitle.tsx'
import type { Completion } from './completion-outbox.ts'
import { waitingNote } from './lesson-end-words.ts'
import { useWaitingCompletions } from './use-waiting-completions.ts'

/** A course: how far the member is, and its lessons as numbered seals, struck when completed. */
export function CourseSection({ course, isNext }: { course: Course; isNext: boolean }) {
  const { slug, title, level, summary, lessons, completed, total } = course
  const headingId = useId()
  const waiting = useWaitingCompletions()
  return (
    <section className={css.course} aria-labelledby={headingId}>
      <header className={css.head}>
        <h2 id={headingId}>
          <CourseTitle title={title} />
        </h2>
        <p className={css.facts}>
          <StatusTag>{level}</StatusTag>
          <span role="status">
            ({completed} of {total} lessons completed)
          </span>
          {completed === total && <LinkTo to={certificatePath(slug)}>Your certificate</LinkTo>}
        </p>
        <p className={css.summary}>{summary}</p>
      </header>
      <ol className={css.lessons}>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.slug}
            course={slug}
            lesson={lesson}
            place={index + 1}
            isNext={isNext}
            waiting={waiting.find(({ entry }) => entry.course === slug && entry.lesson === lesson.slug)}
          />
        ))}
      </ol>
    </section>
  )
}

interface LessonRowProps {
  course: string
  lesson: LessonInCourse
  place: number
  /** The member goes on with this course. */
  isNext: boolean
  /** It was finished on this device, and is not on the server. */
  waiting: Waiting<Completion> | undefined
}

function LessonRow({ course, lesson, place, isNext, waiting }: LessonRowProps) {
  const { slug, title, state, lead, minutes } = lesson
  const isKept = state === 'open' && waiting?.problem === null
  const isStruck = state === 'completed' || isKept
  return (
    <li className={css.lesson} data-state={state}>
      {isStruck ? (
        <Seal initials={String(place)} seed={`${course}/${slug}`} sizePixels={64} />
      ) : (
        <span className={css.blank} aria-hidden="true">
          {place}
        </span>
      )}
      <div className={css.text}>
        <h3>{title}</h3>
        <p>{lead}</p>
        <p className={css.minutes}>{isKept ? waitingNote : `${minutes} minutes`}</p>
      </div>
      {state === 'locked' ? (
        <span className={css.locked}>
          <LockSimpleIcon weight="light" size={18} aria-hidden="true" />
          Locked
        </span>
      ) : (
        <ButtonTo
          to={lessonPath(course, slug)}
          look={isStruck || !isNext ? 'secondary' : 'primary'}
          aria-label={`${isStruck ? 'Review' : 'Start'} ${title}`}
        >
          {isStruck ? 'Review' : 'Start'}
        </ButtonTo>
      )}
    </li>
  )
}
