import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'
import { lessonSection, medium, quizQuestion } from './lesson.contract.ts'

/** A lesson is locked until the one before it is completed. */
export const lessonStates = ['locked', 'open', 'completed'] as const
export type LessonState = (typeof lessonStates)[number]

/** To the member's open tabs, without data. */
export const coursesEvent = 'courses-changed'

const lessonInCourse = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(lessonStates),
  /** To read and to do it. */
  minutes: z.number(),
  lead: z.string(),
  completed_at: z.nullable(z.string()),
})
export type LessonInCourse = z.output<typeof lessonInCourse>

const course = z.object({
  slug: z.string(),
  title: z.string(),
  level: z.string(),
  summary: z.string(),
  lessons: z.array(lessonInCourse),
  completed: z.number(),
  total: z.number(),
})
export type Course = z.output<typeof course>

const lesson = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(['open', 'completed']),
  minutes: z.number(),
  lead: z.string(),
  medium,
  sections: z.array(lessonSection),
  quiz: z.array(quizQuestion),
  /** What a completion names in `parts`. */
  parts: z.array(z.string()),
  sources: z.array(z.object({ title: z.string(), url: z.optional(z.string()) })),
  articles: z.array(z.object({ slug: z.string(), title: z.string() })),
})
export type Lesson = z.output<typeof lesson>

const slug = pathText({ maxLength: 80 })
const idText = pathText({ maxLength: 80 })
const maxNamed = 40

const noSuchCourse = { NO_SUCH_COURSE: { status: 404, error: 'There is no such course.' } } as const
const ofLesson = {
  NO_SUCH_LESSON: { status: 404, error: 'There is no such lesson.' },
  LESSON_LOCKED: { status: 409, error: 'This lesson is locked. Complete the one before it first.' },
} as const

export const coursesContract = contract({
  listCourses: {
    method: 'GET',
    path: '/api/courses',
    summary: 'The courses, and how far the member is in each.',
    opensTo: 'members',
    out: json(z.object({ courses: z.array(course) })),
    refusals: {},
  },
  readCourse: {
    method: 'GET',
    path: '/api/courses/:course',
    summary: 'A course with the state of each lesson.',
    opensTo: 'members',
    params: z.strictObject({ course: slug }),
    out: json(course),
    refusals: noSuchCourse,
  },
  readLesson: {
    method: 'GET',
    path: '/api/courses/:course/lessons/:lesson',
    summary: 'The content of a lesson that is not locked.',
    opensTo: 'members',
    params: z.strictObject({ course: slug, lesson: slug }),
    out: json(lesson),
    refusals: ofLesson,
  },
  completeLesson: {
    method: 'POST',
    path: '/api/courses/:course/lessons/:lesson/completion',
    summary:
      'Completes a lesson whose parts are worked through and whose questions are answered right, and opens the next. Repeating it changes nothing. A wrong answer is explained in `fields`, by its question.',
    opensTo: 'members',
    params: z.strictObject({ course: slug, lesson: slug }),
    body: json(
      z.object({
        /** Ids of the parts that were worked through; all of them if it is left out. */
        parts: z.optional(z.array(idText).check(z.maxLength(maxNamed))),
        /** By the id of each question, the text of the answer. */
        answers: z._default(z.record(idText, pathText({ maxLength: 200 })), {}),
        /** Ids of the questions that were answered wrong before; they are asked again days later. */
        missed: z._default(z.array(idText).check(z.maxLength(maxNamed)), []),
      }),
    ),
    out: json(course),
    refusals: {
      ...ofLesson,
      NOT_WORKED_THROUGH: { status: 422, error: 'Go through every part of the lesson first.' },
      WRONG_ANSWER: { status: 422, error: 'Not every question is answered right yet.' },
    },
  },
})
