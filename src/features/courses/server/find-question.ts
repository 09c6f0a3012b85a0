import type { QuizQuestion } from '../lesson.contract.ts'
import type { AskedQuestion } from '../lesson-questions.contract.ts'
import type { QuestionKey } from './lesson-questions.store.ts'
import type { LoadedCourse } from './load-courses.ts'

/** The first of these that the courses still have; their files change. */
export function firstAsked(
  courses: readonly LoadedCourse[],
  keys: readonly QuestionKey[],
): AskedQuestion | null {
  for (const { course, lesson, question: id } of keys) {
    const lessons = courses.find(({ slug }) => slug === course)?.lessons ?? []
    const index = lessons.findIndex(({ slug }) => slug === lesson)
    const question = lessons[index]?.quiz.find(each => each.id === id)
    if (question)
      return { ...question, course, lesson, lessonTitle: lessons[index]!.title, lessonPlace: index + 1 }
  }
  return null
}

export function findQuestion(
  courses: readonly LoadedCourse[],
  { course, lesson, question }: QuestionKey,
): QuizQuestion | undefined {
  return courses
    .find(({ slug }) => slug === course)
    ?.lessons.find(({ slug }) => slug === lesson)
    ?.quiz.find(({ id }) => id === question)
}
