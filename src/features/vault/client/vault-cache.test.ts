import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { waitFor } from '#test/wait-for.ts'
import { vaultCache } from './vault-cache.ts'
import { listsKey } from './vault-queries.ts'

/** A list whose reads are answered by the test. */
function openList() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: ((names: string[]) => void)[] = []
  const list = new InfiniteQueryObserver(queries, {
    queryKey: [...listsKey, {}],
    queryFn: () =>
      new Promise(resolve =>
        answers.push(names => resolve({ pairings: names.map(id => ({ id })), next: null })),
      ),
    initialPageParam: null,
    getNextPageParam: () => null,
  })
  list.subscribe(() => {})
  return { queries, list, answers }
}

test.each(['markStale', 'refetchLists'] as const)(
  'a first read of the list that began before a change is read again after it (%s)',
  async afterChange => {
    const { queries, list, answers } = openList()
    await waitFor(() => expect(answers).toHaveLength(1))
    void vaultCache(queries)[afterChange]()
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[0]!(['a pairing that was removed'])
    answers[1]!([])
    await waitFor(() => expect(list.getCurrentResult().data?.pages).toEqual([{ pairings: [], next: null }]))
    queries.clear()
  },
)
