import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { recoveryContract } from '../../recovery.contract.ts'

/** Whether the member has a password. Only a mailed link changes that, and it ends the session. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => call(recoveryContract.readSignInMethods, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
