import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { Answer } from '#platform/api.contract.ts'
import type { SavedPairing, vaultContract } from '../vault.contract.ts'
import { listsKey, pairingQuery } from './vault-queries.ts'

/** A pairing as this tab holds it. One that was taken out keeps its place, so that Undo puts it back just there. */
export interface ShelvedPairing extends SavedPairing {
  isTaken?: boolean
}
type Lists = InfiniteData<Answer<typeof vaultContract.listPairings>, string | null>

/** Everything that this tab holds of the vault: each list that was looked at, and each pairing. */
export function shelfOf(queries: QueryClient) {
  const rows = (): ShelvedPairing[] =>
    queries
      .getQueriesData<Lists>({ queryKey: listsKey })
      .flatMap(([, list]) => list?.pages.flatMap(({ pairings }) => pairings) ?? [])
  return {
    find: (id: string): ShelvedPairing | undefined =>
      queries.getQueryData(pairingQuery(id).queryKey) ?? rows().find(row => row.id === id),
    change(id: string, changes: Partial<ShelvedPairing>) {
      const change = (row: SavedPairing) => (row.id === id ? { ...row, ...changes } : row)
      queries.setQueriesData<Lists>({ queryKey: listsKey }, list => list && changeRows(list, change))
      queries.setQueryData(pairingQuery(id).queryKey, row => row && change(row))
    },
    /** An answer that is on its way would overwrite a change. What is awaited for the first time stays so. */
    hold: () =>
      queries.cancelQueries({ queryKey: ['vault'], predicate: ({ state }) => state.data !== undefined }),
    /** The order under somebody's fingers stays; the next look at the lists reads them anew. */
    async outdate() {
      // What is being read just now may have been read before the change.
      const isUnderWay = ({ state }: Query) => state.fetchStatus === 'fetching'
      void queries.invalidateQueries({ queryKey: listsKey, predicate: isUnderWay })
      await queries.invalidateQueries({ queryKey: listsKey, refetchType: 'none' })
    },
    readAnew: () => queries.invalidateQueries({ queryKey: listsKey }),
  }
}

function changeRows(list: Lists, change: (row: SavedPairing) => SavedPairing): Lists {
  return {
    ...list,
    pages: list.pages.map(page => ({ ...page, pairings: page.pairings.map(change) })),
  }
}
