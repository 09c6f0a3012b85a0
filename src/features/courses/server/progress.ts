import type { Course, LessonState } from '../courses.contract.ts'
import type { Completion } from './courses.store.ts'
import type { LoadedCourse } from './load-courses.ts'

/**
 * A course with the state of each lesson. Completed lessons stay so when a lesson is added before them; an open one is the first
 * that is not completed.
 */
export function withProgress(course: LoadedCourse, completions: readonly Completion[]): Course {
  const completedAt = new Map(
    completions
      .filter(completion => completion.course === course.slug)
      .map(({ lesson, completed_at }) => [lesson, completed_at]),
  )
  const firstOpen = course.lessons.find(({ slug }) => !completedAt.has(slug))
  const stateOf = (slug: string): LessonState =>
    completedAt.has(slug) ? 'completed' : slug === firstOpen?.slug ? 'open' : 'locked'
  return {
    slug: course.slug,
    title: course.title,
    level: course.level,
    summary: course.summary,
    lessons: course.lessons.map(({ slug, title, minutes, lead }) => ({
      slug,
      title,
      state: stateOf(slug),
      minutes,
      lead,
      completed_at: completedAt.get(slug) ?? null,
    })),
    completed: course.lessons.filter(({ slug }) => completedAt.has(slug)).length,
    total: course.lessons.length,
  }
}
