import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AskedOfVault, isNarrowed } from './asked-of-vault.ts'
import { pairingsQuery } from './vault-queries.ts'
import type { ShelvedPairing } from './vault-shelf.ts'

/** While a new filter loads, the rows of the previous one stay. */
export function useVaultList(filter: AskedOfVault) {
  const list = useInfiniteQuery(pairingsQuery(filter))
  const [latestData, setLatestData] = useState(list.data)
  if (list.data && list.data !== latestData) setLatestData(list.data)
  const shown = list.data ?? latestData
  const rows: ShelvedPairing[] = shown?.pages.flatMap(page => page.pairings) ?? []
  const pairings = rows.filter(row => !row.isTaken)
  const isStale = list.data === undefined
  const lastPage = shown?.pages.at(-1)
  const hasMore = typeof lastPage?.next === 'string'
  const hasNone = pairings.length === 0 && !hasMore
  return {
    list,
    pairings,
    /** No data has ever loaded. */
    isBare: shown === undefined,
    isStale,
    hasMore,
    hasNone,
    /** The vault is empty, whatever the filter. */
    isEmpty: lastPage?.isEmpty === true || (hasNone && !isStale && !isNarrowed(filter)),
    types: lastPage?.types ?? [],
  }
}
export type VaultList = ReturnType<typeof useVaultList>
