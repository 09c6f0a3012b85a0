import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { lessonQuestionsContract, lessonQuestionsEvent } from '../lesson-questions.contract.ts'
import { findQuestion, firstAsked } from './find-question.ts'
import type { LessonQuestionsStore } from './lesson-questions.store.ts'
import type { LoadedCourse } from './load-courses.ts'

interface Services {
  courses: readonly LoadedCourse[]
  questions: LessonQuestionsStore
  live: Pick<Live, 'publish'>
}

export function lessonQuestionsRoutes(app: FastifyInstance, { courses, questions, live }: Services): void {
  const { answerQuestion, postponeQuestion } = lessonQuestionsContract
  const publish = (memberId: string) => live.publish([memberId], { kind: lessonQuestionsEvent })
  const read = async (memberId: string) => {
    const isOn = await questions.isOn(memberId)
    return { isOn, question: isOn ? firstAsked(courses, await questions.listDue(memberId)) : null }
  }
  mountContract(app, lessonQuestionsContract, {
    readQuestions: (_received, { memberId }) => read(memberId),
    async changeQuestions({ body: { isOn } }, { memberId }) {
      await questions.turn(memberId, isOn)
      publish(memberId)
      return read(memberId)
    },
    async answerQuestion({ params, body: { answer } }, { memberId }) {
      const question = findQuestion(courses, params)
      if (!question) throw refuse(answerQuestion, 'NO_SUCH_QUESTION')
      const asked_again_at = await questions.answer(memberId, params, answer === question.right)
      publish(memberId)
      return { asked_again_at }
    },
    async postponeQuestion({ params }, { memberId }) {
      if (!findQuestion(courses, params)) throw refuse(postponeQuestion, 'NO_SUCH_QUESTION')
      const asked_again_at = await questions.postpone(memberId, params)
      publish(memberId)
      return { asked_again_at }
    },
  })
}
