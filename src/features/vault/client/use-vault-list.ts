import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CachedPairing } from './vault-cache.ts'
import { isFiltered, type VaultFilter } from './vault-filter.ts'
import { pairingsQuery } from './vault-queries.ts'

/** While a new filter loads, the rows of the previous one stay. */
export function useVaultList(filter: VaultFilter) {
  const list = useInfiniteQuery(pairingsQuery(filter))
  const [latestData, setLatestData] = useState(list.data)
  if (list.data && list.data !== latestData) setLatestData(list.data)
  const shown = list.data ?? latestData
  const rows: CachedPairing[] = shown?.pages.flatMap(page => page.pairings) ?? []
  const pairings = rows.filter(row => !row.isRemoved)
  const isStale = list.data === undefined
  const lastPage = shown?.pages.at(-1)
  const hasMore = typeof lastPage?.next === 'string'
  const hasNone = pairings.length === 0 && !hasMore
  return {
    list,
    pairings,
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
