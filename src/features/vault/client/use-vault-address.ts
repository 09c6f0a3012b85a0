import { useNavigate, useSearch } from '@tanstack/react-router'
import { filterFromSearch, searchFromFilter, type VaultFilter } from './vault-filter.ts'
import type { VaultSearch } from './vault-search.ts'

/** The URL holds the filter, so that Back and a reload restore it. */
export function useVaultAddress() {
  const search = useSearch({ from: '/dashboard/pairings' })
  const navigate = useNavigate()
  const filter = filterFromSearch(search)
  const setFilter = (changes: Partial<VaultFilter>, replace = false) =>
    void navigate({
      to: '/dashboard/pairings',
      search: searchFromFilter({ ...filter, ...changes }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  return { filter, toSave: pairToSave(search), setFilter }
}

/** Of a shared page, or of a result of the free finder. */
export type PairToSave = { code: string } | { cigar: string; drink: string; isTonight: boolean }

function pairToSave({ keep, cigar, drink, tonight }: VaultSearch): PairToSave | undefined {
  if (keep !== undefined) return { code: keep }
  if (cigar === undefined || drink === undefined) return undefined
  return { cigar, drink, isTonight: tonight === 'true' }
}
