import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Refetches a query, but not during a mutation, whose optimistic state it would overwrite: then it waits for its end. */
export function refreshWhenIdle(queries: QueryClient, queryKey: QueryKey): () => void {
  let isPending = false
  const refresh = () => {
    isPending = queries.isMutating() > 0
    if (!isPending) void queries.invalidateQueries({ queryKey })
  }
  queries.getMutationCache().subscribe(() => {
    if (isPending) refresh()
  })
  return refresh
}
