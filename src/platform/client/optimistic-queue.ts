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
  send: (change: Change) => Promise<Reply>
  /** The state after the server's reply to a change. */
  confirm: (state: State, reply: Reply, change: Change) => State
}

interface QueueState<State, Change> {
  /** Last state that the server confirmed. */
  confirmed?: State | undefined
  /** Changes without a reply yet, oldest first. */
  pending: readonly Change[]
}

export type OptimisticQueue<Change, Reply> = ReturnType<typeof createOptimisticQueue<unknown, Change, Reply>>

/**
 * Shows a change at once and sends it after the ones before it. A failed change is rolled back; when none is pending,
 * the state that the server confirmed is shown. Returns the options of a mutation, for each client of TanStack Query.
 */
export function createOptimisticQueue<State, Change, Reply>(queue: QueueOptions<State, Change, Reply>) {
  /** Shared by all components that change the same state: each has a mutation of its own. */
  const stateByClient = new WeakMap<QueryClient, QueueState<State, Change>>()
  return (queries: QueryClient) => {
    const state = stateByClient.get(queries) ?? { pending: [] }
    stateByClient.set(queries, state)
    return mutationOf(queue, state, queries)
  }
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

function mutationOf<State, Change, Reply>(
  queue: QueueOptions<State, Change, Reply>,
  state: QueueState<State, Change>,
  queries: QueryClient,
) {
  const show = () => {
    if (state.confirmed !== undefined)
      queue.write(queries, state.pending.reduce(queue.apply, state.confirmed))
  }
  const settle = (settled: Change) => {
    state.pending = state.pending.filter(change => change !== settled)
    show()
  }
  return {
    scope: { id: queue.id },
    mutationFn: queue.send,
    onMutate: async (change: Change) => {
      // A first read continues: there is nothing to overwrite yet.
      const hasData = (query: Query) => query.state.data !== undefined
      await queries.cancelQueries({ queryKey: queue.queryKey, predicate: hasData })
      if (state.pending.length === 0) state.confirmed = queue.read(queries)
      state.pending = [...state.pending, change]
      show()
    },
    onSuccess: (reply: Reply, change: Change) => {
      if (state.confirmed !== undefined) state.confirmed = queue.confirm(state.confirmed, reply, change)
      settle(change)
    },
    onError: (_: Error, change: Change) => settle(change),
  }
}
