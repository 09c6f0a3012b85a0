import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { createOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { type LessonQuestions, lessonQuestionsContract } from '../lesson-questions.contract.ts'

export const lessonQuestionsQuery = queryOptions({
  queryKey: ['lesson-questions'],
  queryFn: ({ signal }) => call(lessonQuestionsContract.readQuestions, {}, { signal }),
  staleTime: 30_000,
})

const { queryKey } = lessonQuestionsQuery
const queueId = 'lesson-questions'

/** Of the switch. */
export const lessonQuestionsQueue = createOptimisticQueue({
  id: queueId,
  queryKey,
  read: queries => queries.getQueryData<LessonQuestions>(queryKey),
  write: (queries, state: LessonQuestions) => queries.setQueryData(queryKey, state),
  apply: (state, { isOn }: { isOn: boolean }) => ({ isOn, question: isOn ? state.question : null }),
  send: change => call(lessonQuestionsContract.changeQuestions, { body: change }),
  confirm: (_, state) => state,
})
