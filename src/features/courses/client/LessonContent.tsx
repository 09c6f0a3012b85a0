import { useState } from 'react'
import { ListenButton } from '#features/voice/client/ListenButton.tsx'
import { useMemberVoice } from '#features/voice/client/use-member-voice.ts'
import { LessonProgress } from '#platform/client/ui/lesson/LessonProgress.tsx'
import type { Course, Lesson } from '../courses.contract.ts'
import { partsOf } from '../lesson-parts.rules.ts'
import css from './LessonContent.module.css'
import { LessonEnd } from './LessonEnd.tsx'
import { LessonQuiz } from './LessonQuiz.tsx'
import { LessonText } from './LessonText.tsx'
import { LessonMedium } from './media/LessonMedium.tsx'
import { mediumNames } from './media/medium-names.ts'
import { useLessonCompletion } from './use-lesson-completion.ts'
import { type LessonWork, useLessonWork } from './use-lesson-work.ts'

interface LessonContentProps {
  /** Undefined until the courses are read. */
  course: Course | undefined
  courseSlug: string
  lesson: Lesson
}

/** What a lesson shows and lets the member try, its text, its questions, and its end. */
export function LessonContent({ course, courseSlug, lesson }: LessonContentProps) {
  const work = useLessonWork(courseSlug, lesson)
  const voice = useMemberVoice()
  const completion = useLessonCompletion(courseSlug, course, lesson, work)
  const [isTooEarly, setTooEarly] = useState(false)
  const left = partsOf(lesson.medium).filter(({ id }) => work.left.includes(id))
  const goToWhatIsLeft = () => {
    setTooEarly(true)
    const target = document.querySelector<HTMLElement>(
      left[0] ? `#try [data-part="${left[0].id}"]` : '#check fieldset:not([data-right]) button',
    )
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className={css.lead}>{lesson.lead}</p>
      <LessonProgress
        label="Parts of this lesson"
        parts={partsOfPage(lesson, work, completion.isStruck)}
        current={completion.isStruck ? undefined : currentPart(lesson, work)}
      />
      <section id="try" className={css.medium} aria-label={mediumNames[lesson.medium.kind]}>
        {isTooEarly && left.length > 0 && (
          <p className={css.left} role="status">
            Still to go: {left.map(({ name }) => name).join(', ')}.
          </p>
        )}
        <LessonMedium medium={lesson.medium} seen={new Set(work.seen)} onSee={work.see} />
      </section>
      <section id="read" className={css.read} aria-label="Read">
        <LessonText lesson={lesson} listen={<ListenButton text={spokenText(lesson)} voice={voice} />} />
      </section>
      {lesson.quiz.length > 0 && (
        <section id="check" className={css.check} aria-label="Check">
          <LessonQuiz quiz={lesson.quiz} answers={work.answers} onAnswer={work.answer} />
        </section>
      )}
      <LessonEnd
        course={course}
        courseSlug={courseSlug}
        lesson={lesson}
        work={work}
        completion={completion}
        onTooEarly={goToWhatIsLeft}
      />
    </>
  )
}

function spokenText({ title, sections }: Lesson): string {
  return [title, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n\n')
}

function partsOfPage({ medium, parts, quiz, minutes }: Lesson, work: LessonWork, isDone: boolean) {
  const tried = parts.length - work.left.length
  const right = quiz.filter(question => work.answers[question.id] === question.right).length
  const check = {
    id: 'check',
    title: 'Check',
    note: quiz.length === 1 ? 'One question' : `${right} of ${quiz.length} right`,
    href: '#check',
    isDone: isDone || right === quiz.length,
  }
  return [
    {
      id: 'try',
      title: mediumNames[medium.kind],
      note: `${tried} of ${parts.length}`,
      href: '#try',
      isDone: isDone || work.left.length === 0,
    },
    { id: 'read', title: 'Read', note: `${minutes} minutes in all`, href: '#read', isDone },
    ...(quiz.length > 0 ? [check] : []),
  ]
}

function currentPart({ quiz }: Lesson, work: LessonWork): string {
  if (work.left.length > 0) return 'try'
  return quiz.length > 0 && !work.isDone ? 'check' : 'read'
}
