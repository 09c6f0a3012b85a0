import { formatDate } from '#platform/client/relative-time.ts'
import { countWord, joinWithAnd } from '#platform/text.rules.ts'
import type { Lesson } from '../courses.contract.ts'
import type { LessonWork } from './use-lesson-work.ts'

export const waitingNote = 'Kept on this device, and sent as soon as the server answers.'

interface SealState {
  isStruck: boolean
  isWaiting: boolean
  completedAt: string | null
}

export function sealNote({ isStruck, isWaiting, completedAt }: SealState): string {
  if (completedAt) return `Struck on ${formatDate(completedAt)}`
  if (isWaiting) return waitingNote
  return isStruck ? 'Struck just now.' : 'Yours once the lesson is completed.'
}

/** What is still to do, in one sentence. */
export function finishNote(
  { quiz }: Pick<Lesson, 'quiz'>,
  work: Pick<LessonWork, 'left' | 'answers'>,
): string {
  const open = quiz.filter(({ id, right }) => work.answers[id] !== right).length
  const left = [counted(work.left.length, 'part'), counted(open, 'question')].filter(text => text !== '')
  return left.length > 0
    ? `Still to go: ${joinWithAnd(left)}.`
    : 'You have gone through everything in this lesson.'
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${countWord(count)} ${noun}${count === 1 ? '' : 's'}`
}
