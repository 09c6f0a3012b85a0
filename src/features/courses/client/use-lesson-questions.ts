import { useQuery } from '@tanstack/react-query'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { lessonQuestionsEvent } from '../lesson-questions.contract.ts'
import { lessonQuestionsQuery } from './lesson-questions-query.ts'

const { queryKey } = lessonQuestionsQuery
const live = { queueId: 'lesson-questions' }

/** Whether the member is asked what they missed, and what is due; also after a change in another tab. */
export function useLessonQuestions() {
  useLiveRefetch(lessonQuestionsEvent, queryKey, live)
  return useQuery(lessonQuestionsQuery)
}
