import { call } from '#platform/client/api.ts'
import { createOutbox } from '#platform/client/outbox.ts'
import { coursesContract } from '../courses.contract.ts'

export interface Completion {
  /** `course/lesson` */
  id: string
  course: string
  lesson: string
  parts: string[]
  answers: Record<string, string>
  missed: string[]
}

/** Lessons that were finished, and are not on the server yet. */
export const completionOutbox = createOutbox({
  name: 'lessons',
  send: ({ course, lesson, parts, answers, missed }: Completion) =>
    call(coursesContract.completeLesson, { params: { course, lesson }, body: { parts, answers, missed } }),
  isEntry: isCompletion,
})

function isCompletion(stored: unknown): stored is Completion {
  const { id, course, lesson, parts, answers, missed } = (stored ?? {}) as Partial<Completion>
  return (
    [id, course, lesson].every(text => typeof text === 'string') &&
    Array.isArray(parts) &&
    Array.isArray(missed) &&
    typeof answers === 'object'
  )
}
