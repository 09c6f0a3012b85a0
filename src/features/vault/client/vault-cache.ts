import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { ProcedureOutput } from '#platform/api.contract.ts'
import type { SavedPairing, vaultContract } from '../vault.contract.ts'
import { listsKey, type OwnFacts, pairingQuery, savedStateQuery } from './vault-queries.ts'

/** A removed pairing keeps its position in the lists, so that Undo restores it there. */
export interface CachedPairing extends SavedPairing {
  isRemoved?: boolean
}
type Lists = InfiniteData<ProcedureOutput<typeof vaultContract.listPairings>, string | null>

/** The cached lists and pairings of the vault. */
export function vaultCache(queries: QueryClient) {
  const rows = (): CachedPairing[] =>
    queries
      .getQueriesData<Lists>({ queryKey: listsKey })
      .flatMap(([, list]) => list?.pages.flatMap(({ pairings }) => pairings) ?? [])
  function changeRows(id: string, changes: Partial<CachedPairing>): void {
    const change = <Row extends SavedPairing>(row: Row) => (row.id === id ? { ...row, ...changes } : row)
    queries.setQueriesData<Lists>({ queryKey: listsKey }, list => list && mapRows(list, change))
    queries.setQueryData(pairingQuery(id).queryKey, row => row && change(row))
  }
  return {
    find: (id: string): CachedPairing | undefined =>
      queries.getQueryData(pairingQuery(id).queryKey) ?? rows().find(row => row.id === id),
    /** What lists and pages of the vault show; a page that follows the pairing shows only what the server confirmed. */
    changeRows,
    change(id: string, changes: Partial<CachedPairing>) {
      changeRows(id, changes)
      queries.setQueryData(
        savedStateQuery(id).queryKey,
        state =>
          state && {
            ...state,
            ...ownFactsOf({ ...state, ...changes }),
            isRemoved: changes.isRemoved ?? state.isRemoved,
          },
      )
    },
    /** For a page that knows a saved pairing by its id and shows nothing else of it. */
    follow: (id: string, facts: OwnFacts) =>
      queries.setQueryData(savedStateQuery(id).queryKey, { ...ownFactsOf(facts), isRemoved: false }),
    isRemoved: (id: string) => queries.getQueryData(savedStateQuery(id).queryKey)?.isRemoved === true,
    factsOf(id: string): OwnFacts | undefined {
      const row = queries.getQueryData(pairingQuery(id).queryKey) ?? rows().find(row => row.id === id)
      const facts = row ?? queries.getQueryData(savedStateQuery(id).queryKey)
      return facts && ownFactsOf(facts)
    },
    /** Pending reads would overwrite a change. First reads continue, as there is nothing to overwrite. */
    cancelReads: () =>
      queries.cancelQueries({ queryKey: ['vault'], predicate: ({ state }) => state.data !== undefined }),
    /** Does not refetch what is shown, so that its order stays; the next visit reads it again. */
    async markStale() {
      await readAgain(({ state }) => state.fetchStatus === 'fetching')
      await queries.invalidateQueries({ queryKey: listsKey, refetchType: 'none' })
    },
    refetchLists: () => readAgain(() => true),
  }
  /** A pending read may have started before a change, and a first read goes on unless it is cancelled. */
  async function readAgain(isMeant: (query: Query) => boolean): Promise<void> {
    const meant = new Set(queries.getQueryCache().findAll({ queryKey: listsKey, predicate: isMeant }))
    const filter = { queryKey: listsKey, predicate: (query: Query) => meant.has(query) }
    await queries.cancelQueries(filter)
    await queries.invalidateQueries(filter)
  }
}

export function ownFactsOf({ rating, status, tried_on, own_notes }: OwnFacts): OwnFacts {
  return { rating, status, tried_on, ...(own_notes !== undefined && { own_notes }) }
}

function mapRows(list: Lists, change: (row: SavedPairing) => SavedPairing): Lists {
  return {
    ...list,
    pages: list.pages.map(page => ({ ...page, pairings: page.pairings.map(change) })),
  }
}
