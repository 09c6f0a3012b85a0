import type { QueryClient } from '@tanstack/react-query'

/**
 * A query that is invalidated during its first read is read once more when it has ended: the answer under way may be older
 * than the change. TanStack Query leaves this to the caller, as it has no data yet that a second read could replace.
 */
export function repeatFirstRead(queries: QueryClient): void {
  const outdated = new Set<string>()
  queries.getQueryCache().subscribe(event => {
    if (event.type === 'removed') outdated.delete(event.query.queryHash)
    if (event.type !== 'updated') return
    const { queryKey, queryHash, state } = event.query
    if (event.action.type === 'invalidate' && state.data === undefined && state.fetchStatus === 'fetching')
      outdated.add(queryHash)
    const hasEnded = event.action.type === 'success' && !event.action.manual
    if (hasEnded && outdated.delete(queryHash)) void queries.invalidateQueries({ queryKey, exact: true })
    if (event.action.type === 'error') outdated.delete(queryHash)
  })
}
