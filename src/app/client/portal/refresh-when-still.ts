import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Reads something anew, but not over a change that is on its way: then it waits until that has been answered. */
export function refreshWhenStill(queries: QueryClient, queryKey: QueryKey): () => void {
  let isOwed = false
  const refresh = () => {
    isOwed = queries.isMutating() > 0
    if (!isOwed) void queries.invalidateQueries({ queryKey })
  }
  queries.getMutationCache().subscribe(() => {
    if (isOwed) refresh()
  })
  return refresh
}
