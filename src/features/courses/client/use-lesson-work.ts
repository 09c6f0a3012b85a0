import { useEffect, useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import type { Lesson } from '../courses.contract.ts'

/** What a member has done of a lesson on this device and not finished. */
interface Work {
  /** Ids of the parts that were opened, tried or answered. */
  seen: readonly string[]
  /** By question the text of the last answer. */
  answers: Readonly<Record<string, string>>
  /** Questions that were answered wrong at first. */
  missed: readonly string[]
}

const nothing: Work = { seen: [], answers: {}, missed: [] }

export interface LessonWork extends Work {
  see: (part: string) => void
  answer: (question: string, text: string | undefined) => void
  /** Ids of the parts that are still to be worked through. */
  left: string[]
  /** Every part is worked through and every question answered right. */
  isDone: boolean
  /** The lesson is finished: nothing is kept of it here. */
  clear: () => void
}

/** Survives a reload, and waits until the server has the completion. A completed lesson counts as worked through. */
export function useLessonWork(course: string, lesson: Lesson): LessonWork {
  const { id: memberId } = useMe()
  // With `sb-` it is removed with the other keys of the member when they sign out.
  const key = `sb-lesson-${memberId}-${course}/${lesson.slug}`
  const [work, setWork] = useState<Work>(() => readWork(key))
  const isCompleted = lesson.state === 'completed'
  useEffect(() => {
    if (isCompleted) removeWork(key)
    else if (work !== nothing) writeWork(key, work)
  }, [key, work, isCompleted])
  const seen = isCompleted ? lesson.parts : work.seen
  const left = lesson.parts.filter(part => !seen.includes(part))
  return {
    ...work,
    seen,
    see: part => setWork(now => (now.seen.includes(part) ? now : { ...now, seen: [...now.seen, part] })),
    answer: (question, text) =>
      setWork(now => {
        const { [question]: _, ...others } = now.answers
        const isWrong =
          text !== undefined && lesson.quiz.some(({ id, right }) => id === question && right !== text)
        return {
          ...now,
          answers: text === undefined ? others : { ...others, [question]: text },
          missed: isWrong ? [...new Set([...now.missed, question])] : now.missed,
        }
      }),
    left,
    isDone: left.length === 0 && lesson.quiz.every(({ id, right }) => work.answers[id] === right),
    clear: () => removeWork(key),
  }
}

function readWork(key: string): Work {
  try {
    const { seen, answers, missed } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Work>
    return Array.isArray(seen) && Array.isArray(missed) && answers ? { seen, answers, missed } : nothing
  } catch {
    return nothing
  }
}

function writeWork(key: string, work: Work): void {
  try {
    localStorage.setItem(key, JSON.stringify(work))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function removeWork(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was none.
  }
}
