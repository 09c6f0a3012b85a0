import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { coursesEvent } from '../courses.contract.ts'
import { completionOutbox } from './completion-outbox.ts'
import { coursesKey, coursesQuery } from './courses-queries.ts'

/** The courses as far as the member is, also after what another tab or device has completed. */
export function useCourses() {
  const queries = useQueryClient()
  useLiveRefetch(coursesEvent, coursesKey)
  useEffect(
    () => completionOutbox.onSent(() => void queries.invalidateQueries({ queryKey: coursesKey })),
    [queries],
  )
  return useQuery(coursesQuery)
}
