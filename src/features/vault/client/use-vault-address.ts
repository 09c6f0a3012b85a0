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

/** Of a shared page, or of a result that was found without an account. */
export type PairToSave = { code: string } | { cigar: string; drink: string }

function pairToSave({ keep, cigar, drink }: VaultSearch): PairToSave | undefined {
  if (keep !== undefined) return { code: keep }
  return cigar !== undefined && drink !== undefined ? { cigar, drink } : undefined
}
