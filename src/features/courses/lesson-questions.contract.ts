import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText, pathText } from '#platform/text.contract.ts'
import { quizQuestion } from './lesson.contract.ts'

/** To the member's open tabs, without data. */
export const lessonQuestionsEvent = 'lesson-questions-changed'

/** A question that the member missed in a lesson, with its answers, so that one is explained at once. */
const askedQuestion = z.extend(quizQuestion, {
  course: z.string(),
  lesson: z.string(),
  lessonTitle: z.string(),
  /** Of the lesson in its course, from 1. */
  lessonPlace: z.number(),
})
export type AskedQuestion = z.output<typeof askedQuestion>

const lessonQuestions = z.object({
  isOn: z.boolean(),
  /** The one that has been due the longest; never with the questions off. */
  question: z.nullable(askedQuestion),
})
export type LessonQuestions = z.output<typeof lessonQuestions>

const name = pathText({ maxLength: 80 })
const params = z.strictObject({ course: name, lesson: name, question: name })
const refusals = { NO_SUCH_QUESTION: { status: 404, error: 'There is no such question.' } } as const

export const lessonQuestionsContract = contract({
  readQuestions: {
    method: 'GET',
    path: '/api/lesson-questions',
    summary:
      'Whether the member is asked again what they missed in a lesson, and the question that is due, if there is one.',
    opensTo: 'members',
    out: json(lessonQuestions),
    refusals: {},
  },
  changeQuestions: {
    method: 'PATCH',
    path: '/api/lesson-questions',
    summary: 'Switches the questions off or on. What was missed is kept.',
    opensTo: 'members',
    body: json(z.strictObject({ isOn: z.boolean() })),
    out: json(lessonQuestions),
    refusals: {},
  },
  answerQuestion: {
    method: 'POST',
    path: '/api/lesson-questions/:course/:lesson/:question/answer',
    summary:
      'Answers a question that is due. It comes back after 7 days, then after 21, then no more; after a wrong answer after 2. Repeating it changes nothing.',
    opensTo: 'members',
    params,
    body: json(z.strictObject({ answer: optionalText({ maxLength: 200 }) })),
    /** When it is asked again; null: never. */
    out: json(z.object({ asked_again_at: z.nullable(z.string()) })),
    refusals,
  },
  postponeQuestion: {
    method: 'POST',
    path: '/api/lesson-questions/:course/:lesson/:question/postponement',
    summary: 'Asks a question that is due a day later. Repeating it changes nothing.',
    opensTo: 'members',
    params,
    out: json(z.object({ asked_again_at: z.nullable(z.string()) })),
    refusals,
  },
})
