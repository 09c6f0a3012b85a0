import { formatDate } from '#platform/client/relative-time.ts'
import type { Lesson } from '../courses.contract.ts'
import type { LessonWork } from './use-lesson-work.ts'

interface SealState {
  isStruck: boolean
  outcome: 'sent' | 'waiting' | undefined
  completedAt: string | null
}

export function sealNote({ isStruck, outcome, completedAt }: SealState): string {
  if (outcome === 'waiting' && completedAt === null)
    return 'Kept on this device, and sent once you are connected.'
  if (!isStruck) return 'Yours once the lesson is completed.'
  return completedAt ? `Struck on ${formatDate(completedAt)}` : 'Struck just now.'
}

/** What is still to do, in one sentence. */
export function finishNote(
  { quiz }: Lesson,
  { left, answers }: Pick<LessonWork, 'left' | 'answers'>,
): string {
  const open = quiz.filter(({ id, right }) => answers[id] !== right).length
  const parts = left === 1 ? 'one part' : `${left} parts`
  const questions = open === 1 ? 'one question' : `${open} questions`
  if (left > 0 && open > 0) return `Still to go: ${parts} and ${questions}.`
  if (left > 0 || open > 0) return `Still to go: ${left > 0 ? parts : questions}.`
  return 'Everything is done.'
}
