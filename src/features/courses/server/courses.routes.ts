import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { coursesContract, coursesEvent } from '../courses.contract.ts'
import { daysAfterWrong } from '../question-spacing.rules.ts'
import { explainWrongAnswers } from './check-answers.ts'
import type { CoursesStore } from './courses.store.ts'
import type { LoadedCourse, LoadedLesson } from './load-courses.ts'
import { withProgress } from './progress.ts'
import { withExamples } from './scale-examples.ts'

type Services = Parameters<typeof withExamples>[0] & {
  courses: readonly LoadedCourse[]
  progress: CoursesStore
  live: Pick<Live, 'publish'>
}

export function coursesRoutes(app: FastifyInstance, services: Services): void {
  const { courses, progress, live } = services
  const findCourse = (slug: string) => courses.find(course => course.slug === slug)
  const readCourse = async (memberId: string, course: LoadedCourse) =>
    withProgress(course, await progress.listCompletions(memberId))

  /** The lesson, if it is there and not locked for the member. */
  const openLesson = async (
    procedure: typeof coursesContract.readLesson | typeof coursesContract.completeLesson,
    memberId: string,
    { course: courseSlug, lesson: slug }: { course: string; lesson: string },
  ): Promise<{ course: LoadedCourse; lesson: LoadedLesson; state: 'open' | 'completed' }> => {
    const course = findCourse(courseSlug)
    const lesson = course?.lessons.find(each => each.slug === slug)
    if (!course || !lesson) throw refuse(procedure, 'NO_SUCH_LESSON')
    const { lessons } = await readCourse(memberId, course)
    const state = lessons.find(each => each.slug === slug)!.state
    if (state === 'locked') throw refuse(procedure, 'LESSON_LOCKED')
    return { course, lesson, state }
  }

  mountContract(app, coursesContract, {
    async listCourses(_received, { memberId }) {
      const completions = await progress.listCompletions(memberId)
      return { courses: courses.map(course => withProgress(course, completions)) }
    },
    async readCourse({ params }, { memberId }) {
      const course = findCourse(params.course)
      if (!course) throw refuse(coursesContract.readCourse, 'NO_SUCH_COURSE')
      return readCourse(memberId, course)
    },
    async readLesson({ params }, { memberId }) {
      const { lesson, state } = await openLesson(coursesContract.readLesson, memberId, params)
      return { ...lesson, state, medium: await withExamples(services, memberId, lesson.medium) }
    },
    async completeLesson({ params, body: { parts, answers, missed } }, { memberId }) {
      const { completeLesson } = coursesContract
      const { course, lesson, state } = await openLesson(completeLesson, memberId, params)
      if (state === 'open') {
        if (parts && lesson.parts.some(part => !parts.includes(part)))
          throw refuse(completeLesson, 'NOT_WORKED_THROUGH')
        const wrong = explainWrongAnswers(lesson.quiz, answers)
        if (wrong) throw refuse(completeLesson, 'WRONG_ANSWER', wrong)
        const questions = lesson.quiz.map(({ id }) => id).filter(id => missed.includes(id))
        await progress.complete(memberId, params, { questions, days: daysAfterWrong })
        live.publish([memberId], { kind: coursesEvent })
      }
      return readCourse(memberId, course)
    },
  })
}
