import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminAccessContract } from '#features/accounts/admin-access.contract.ts'
import { ApiError, call } from '#platform/client/api.ts'

const accessKey = ['admin', 'access']

export const accessQuery = queryOptions({
  queryKey: accessKey,
  queryFn: ({ signal }) => call(adminAccessContract.readAdminAccess, {}, { signal }),
  staleTime: 0,
})

/** Asked again when the time is over, so that the page says so by itself. */
export function useAdminAccess() {
  return useQuery({
    ...accessQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.unlockedUntil ? Math.max(1_000, Date.parse(data.unlockedUntil) - Date.now() + 500) : false,
  })
}

/** `call` for the admin page: a server that has locked it shows the password form again. */
export function useAdminCall(): typeof call {
  const client = useQueryClient()
  return async (procedure, request, options) => {
    try {
      return await call(procedure, request, options)
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'LOCKED')
        await client.invalidateQueries({ queryKey: accessKey })
      throw failure
    }
  }
}

export function useSetAccess(): (unlockedUntil: string | null) => void {
  const client = useQueryClient()
  return unlockedUntil => client.setQueryData(accessQuery.queryKey, { unlockedUntil })
}
