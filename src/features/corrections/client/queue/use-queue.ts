import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminAccessContract } from '#features/accounts/admin-access.contract.ts'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { waitingChangesQuery } from '#features/restart/client/waiting-changes-query.ts'
import { call } from '#platform/client/api.ts'
import { queueContract } from '../../queue.contract.ts'

export const queueQuery = queryOptions({
  queryKey: ['corrections-queue'],
  queryFn: ({ signal }) => call(queueContract.listQueue, {}, { signal }),
})

export const vocabularyQuery = queryOptions({
  queryKey: ['corrections-vocabulary'],
  queryFn: ({ signal }) => call(queueContract.readVocabulary, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Not cached: what is typed begins with the row as it is now. */
export const editedRowQuery = (of: CatalogueKind, id: string) =>
  queryOptions({
    queryKey: ['corrections-edited', of, id],
    queryFn: ({ signal }) => call(queueContract.readEditedRow, { params: { of, id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Whether the admin page is open in this session: only then may the server be started from here. */
export function useIsUnlocked(): boolean {
  const { data } = useQuery({
    queryKey: ['admin', 'access'],
    queryFn: ({ signal }) => call(adminAccessContract.readAdminAccess, {}, { signal }),
    staleTime: 0,
  })
  return Boolean(data?.unlockedUntil)
}

/** After a report was answered or a row was changed, also by another admin. */
export function useReadQueueAgain(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queueQuery.queryKey }),
      queries.invalidateQueries({ queryKey: waitingChangesQuery.queryKey }),
    ])
}
