import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { NoConnection } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import type { Course, Lesson } from '../courses.contract.ts'
import { completionOutbox } from './completion-outbox.ts'
import { coursesKey } from './courses-queries.ts'
import type { LessonWork } from './use-lesson-work.ts'
import { useWaitingCompletions } from './use-waiting-completions.ts'

export interface LessonCompletion {
  /** Resolves with `false` if the server refused it. */
  finish: () => Promise<boolean>
  isSending: boolean
  /** It is completed: on the server, or so far on this device only. */
  isStruck: boolean
  /** Kept on this device until the server answers. */
  isWaiting: boolean
  /** It was completed since the page was opened. */
  isNew: boolean
  /** Why the server refused it. */
  problem: string | undefined
}

/** Completes a lesson by way of the outbox: without a connection it waits on this device. */
export function useLessonCompletion(
  courseSlug: string,
  course: Course | undefined,
  { slug, parts, state }: Lesson,
  { answers, missed, clear }: LessonWork,
): LessonCompletion {
  const { id: memberId } = useMe()
  const queries = useQueryClient()
  const id = `${courseSlug}/${slug}`
  const waiting = useWaitingCompletions().find(({ entry }) => entry.id === id)
  const [attempt, setAttempt] = useState<{ isSending: boolean; isNew: boolean; problem?: string }>({
    isSending: false,
    isNew: false,
  })
  const finish = async () => {
    setAttempt({ isSending: true, isNew: false })
    completionOutbox.add(memberId, {
      id,
      course: courseSlug,
      lesson: slug,
      parts,
      answers: { ...answers },
      missed: [...missed],
    })
    const failure = await completionOutbox.sendAll(memberId)
    const rest = completionOutbox.read(memberId).find(({ entry }) => entry.id === id)
    if (rest && (rest.problem !== null || !(failure instanceof NoConnection))) {
      completionOutbox.remove(memberId, id)
      setAttempt({
        isSending: false,
        isNew: false,
        problem: rest.problem ?? messageFor(failure, 'Please try again.'),
      })
      return false
    }
    if (!rest) {
      await queries.invalidateQueries({ queryKey: coursesKey, exact: true })
      clear()
    }
    setAttempt({ isSending: false, isNew: true })
    return true
  }
  const isOnServer =
    state === 'completed' || course?.lessons.find(each => each.slug === slug)?.state === 'completed'
  const isWaiting = !isOnServer && !attempt.isSending && waiting?.problem === null
  return {
    finish,
    isSending: attempt.isSending,
    isStruck: isOnServer || isWaiting || attempt.isNew,
    isWaiting,
    isNew: attempt.isNew,
    problem: isOnServer ? undefined : (attempt.problem ?? waiting?.problem ?? undefined),
  }
}
