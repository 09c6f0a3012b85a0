import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxCounted } from '../vault.contract.ts'
import { useVaultEvents } from './use-vault-events.ts'
import type { CachedPairing } from './vault-cache.ts'
import { isFiltered, type VaultFilter } from './vault-filter.ts'
import { pairingsQuery } from './vault-queries.ts'

/** While a new filter loads, the rows of the previous one stay. */
export function useVaultList(filter: VaultFilter) {
  useVaultEvents()
  const list = useInfiniteQuery(pairingsQuery(filter))
  const [latestData, setLatestData] = useState(list.data)
  if (list.data && list.data !== latestData) setLatestData(list.data)
  const shown = list.data ?? latestData
  const rows: CachedPairing[] = shown?.pages.flatMap(page => page.pairings) ?? []
  const pairings = rows.filter(row => !row.isRemoved)
  const isStale = list.data === undefined
  const lastPage = shown?.pages.at(-1)
  const hasMore = typeof lastPage?.next === 'string'
  const counted = shown?.pages[0]?.total ?? 0
  const hasNone = pairings.length === 0 && !hasMore
  return {
    list,
    pairings,
    /** With those that were removed here, which keep their places. */
    rows,
    /** How many match, on all pages, up to `maxCounted`; rows that were removed here do not count. */
    total: counted > maxCounted ? counted : counted - (rows.length - pairings.length),
    oldLookUps: shown?.pages[0]?.oldLookUps ?? 0,
    /** No data has ever loaded. */
    isUnloaded: shown === undefined,
    isStale,
    hasMore,
    hasNone,
    /** The vault is empty, whatever the filter. */
    isEmpty: lastPage?.isEmpty === true || (hasNone && !isStale && !isFiltered(filter)),
    types: lastPage?.types ?? [],
  }
}
export type VaultList = ReturnType<typeof useVaultList>
