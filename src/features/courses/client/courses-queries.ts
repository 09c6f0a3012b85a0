import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { coursesContract } from '../courses.contract.ts'

export const coursesKey = ['courses'] as const

export const coursesQuery = queryOptions({
  queryKey: coursesKey,
  queryFn: ({ signal }) => call(coursesContract.listCourses, {}, { signal }),
  staleTime: 30_000,
})

/** Its text changes with the version of the app only; its examples with the member's humidor. */
const lessonStaleTime = 5 * 60_000

export const lessonQuery = (course: string, lesson: string) =>
  queryOptions({
    queryKey: [...coursesKey, course, lesson],
    queryFn: ({ signal }) => call(coursesContract.readLesson, { params: { course, lesson } }, { signal }),
    staleTime: lessonStaleTime,
    // What was opened once stays readable without a connection.
    gcTime: Number.POSITIVE_INFINITY,
  })
