import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadCode } from '#platform/client/load-code.ts'
import type { Course } from '../courses.contract.ts'
import { lessonQuery } from './courses-queries.ts'
import { loadLessonPage } from './load-lesson-page.ts'
import { keepPicturesAtHand } from './media/lesson-pictures.ts'

/** Reads the lessons that are not locked, and what shows them, so that they open without a connection. */
export function useLessonsAtHand(courses: readonly Course[] | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    for (const { slug, lessons } of courses ?? [])
      for (const lesson of lessons)
        if (lesson.state !== 'locked') void queries.prefetchQuery(lessonQuery(slug, lesson.slug))
    if (!courses) return
    keepPicturesAtHand()
    // Without a connection it is tried again when a lesson is opened.
    loadCode(loadLessonPage).catch(() => undefined)
  }, [queries, courses])
}
