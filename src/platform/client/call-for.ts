import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Procedure } from '#platform/api.contract.ts'
import { call } from './api.ts'

type Redirect = <P extends Procedure>(procedure: P) => P

/** Of caches that hold rows of another owner than the member. */
const redirects = new WeakMap<QueryClient, Redirect>()

/**
 * From now on `callFor` of this cache calls what `redirect` returns, so that what it shows and what is changed from it always have
 * the same owner.
 */
export function redirectCalls(queries: QueryClient, redirect: Redirect): void {
  redirects.set(queries, redirect)
}

export const isRedirected = (queries: QueryClient): boolean => redirects.has(queries)

/** For links to a file. */
export function procedureFor<P extends Procedure>(queries: QueryClient, procedure: P): P {
  return redirects.get(queries)?.(procedure) ?? procedure
}

/** `call`, for the owner of what this cache holds. */
export function callFor(queries: QueryClient): typeof call {
  return (procedure, request, options) => call(procedureFor(queries, procedure), request, options)
}

export const useCall = (): typeof call => callFor(useQueryClient())
