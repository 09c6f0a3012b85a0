import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AskedOfVault, isNarrowed } from './asked-of-vault.ts'
import { pairingsQuery } from './vault-queries.ts'
import type { ShelvedPairing } from './vault-shelf.ts'

/** What the page shows of the vault. The answer to the last question stays until there is one to this. */
export function useVaultList(asked: AskedOfVault) {
  const list = useInfiniteQuery(pairingsQuery(asked))
  const [last, setLast] = useState(list.data)
  if (list.data && list.data !== last) setLast(list.data)
  const shown = list.data ?? last
  const rows: ShelvedPairing[] = shown?.pages.flatMap(page => page.pairings) ?? []
  const pairings = rows.filter(row => !row.isTaken)
  const isStale = list.data === undefined
  const latest = shown?.pages.at(-1)
  const hasMore = typeof latest?.next === 'string'
  const hasNone = pairings.length === 0 && !hasMore
  return {
    list,
    pairings,
    /** Nothing has been there yet. */
    isBare: shown === undefined,
    isStale,
    hasMore,
    hasNone,
    /** Nothing is kept, whatever is asked for. */
    isEmpty: latest?.isEmpty === true || (hasNone && !isStale && !isNarrowed(asked)),
    types: latest?.types ?? [],
  }
}
export type VaultList = ReturnType<typeof useVaultList>
