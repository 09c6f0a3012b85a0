import {
  type Query,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

interface QueueOptions<State, Change, Reply> {
  /** Changes of queues with the same id are sent one after another: an older one must not arrive last and win. */
  id: string
  /** The cached state; undefined if nothing is cached. */
  read: (queries: QueryClient) => State | undefined
  write: (queries: QueryClient, state: State) => void
  /** Of the queries that hold the state: their pending reads would overwrite a change that is shown already. */
  queryKey: QueryKey
  apply: (state: State, change: Change) => State
  send: (change: Change, queries: QueryClient) => Promise<Reply>
  /** The state after the server's reply to a change. */
  confirm: (state: State, reply: Reply, change: Change) => State
}

interface QueueState<State, Change> {
  /** Last state that the server confirmed. */
  confirmed: State | undefined
  /** Changes without a reply yet, oldest first. */
  pending: readonly Change[]
}

export type OptimisticQueue<Change, Reply> = ReturnType<typeof createOptimisticQueue<unknown, Change, Reply>>

/**
 * Shows a change at once and sends it after the ones before it. A failed change is rolled back; when none is pending,
 * the state that the server confirmed is shown. Returns the options of a mutation, for each client of TanStack Query.
 */
export function createOptimisticQueue<State, Change, Reply>(queue: QueueOptions<State, Change, Reply>) {
  return (queries: QueryClient) => mutationOf(queue, queries)
}

/** Whether a change of the queue is on its way: then what this tab shows is newer than an event about it. */
export function isSending(queries: QueryClient, queueId: string): boolean {
  return queries.isMutating({ predicate: ({ options }) => options.scope?.id === queueId }) > 0
}

/** Shared by all components that change the same state: each has a mutation of its own. */
const statesByClient = new WeakMap<QueryClient, Map<string, QueueState<unknown, unknown>>>()

function statesOf<State, Change>(queries: QueryClient): Map<string, QueueState<State, Change>> {
  const states = statesByClient.get(queries) ?? new Map<string, QueueState<unknown, unknown>>()
  statesByClient.set(queries, states)
  return states as Map<string, QueueState<State, Change>>
}

/** Reports a failure after the rollback. The promise of a change tells whether it was saved. */
export function useOptimisticQueue<Change, Reply>(
  queue: OptimisticQueue<Change, Reply>,
  reportFailure: (failure: Error) => void,
): (change: Change) => Promise<boolean> {
  const options = queue(useQueryClient())
  const { mutateAsync } = useMutation({
    ...options,
    onError(failure, change) {
      options.onError(failure, change)
      reportFailure(failure)
    },
  })
  // `mutateAsync`, because callbacks passed to `mutate` are dropped when the next change starts.
  return change =>
    mutateAsync(change).then(
      () => true,
      () => false,
    )
}

function mutationOf<State, Change, Reply>(queue: QueueOptions<State, Change, Reply>, queries: QueryClient) {
  const states = statesOf<State, Change>(queries)
  const update = (change: (state: QueueState<State, Change>) => QueueState<State, Change>) => {
    const changed = change(states.get(queue.id) ?? { confirmed: queue.read(queries), pending: [] })
    if (changed.pending.length > 0) states.set(queue.id, changed)
    else states.delete(queue.id)
    if (changed.confirmed !== undefined)
      queue.write(queries, changed.pending.reduce(queue.apply, changed.confirmed))
  }
  const without = (pending: readonly Change[], settled: Change) => {
    const position = pending.indexOf(settled)
    return pending.filter((_, index) => index !== position)
  }
  return {
    scope: { id: queue.id },
    // Without a network it fails at once: TanStack Query would hold it back and say nothing.
    networkMode: 'always' as const,
    mutationFn: (change: Change) => queue.send(change, queries),
    onMutate: async (change: Change) => {
      // A first read continues: there is nothing to overwrite yet.
      const hasData = (query: Query) => query.state.data !== undefined
      await queries.cancelQueries({ queryKey: queue.queryKey, predicate: hasData })
      update(({ confirmed, pending }) => ({ confirmed, pending: [...pending, change] }))
    },
    onSuccess: (reply: Reply, change: Change) =>
      update(({ confirmed, pending }) => ({
        confirmed: confirmed === undefined ? undefined : queue.confirm(confirmed, reply, change),
        pending: without(pending, change),
      })),
    onError: (_: Error, change: Change) =>
      update(({ confirmed, pending }) => ({ confirmed, pending: without(pending, change) })),
  }
}
