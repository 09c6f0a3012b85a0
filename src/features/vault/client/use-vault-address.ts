import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { filterFromSearch, searchFromFilter, type VaultFilter } from './vault-filter.ts'
import type { VaultSearch } from './vault-search.ts'

const debounceMilliseconds = 250

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

/** Debounced: typed text goes into the URL after a pause, and a change of the URL goes back into the field. */
export function useTypedSearch(q: string, onSearch: (q: string) => void) {
  const [state, setState] = useState({ typed: q, sent: q, seen: q })
  const { typed, sent, seen } = state
  if (q !== seen) setState({ typed: q === sent ? typed : q, sent: q === sent ? sent : q, seen: q })
  const words = typed.trim()
  const send = useEffectEvent((words: string) => {
    setState(current => ({ ...current, sent: words }))
    onSearch(words)
  })
  useEffect(() => {
    if (words === sent) return undefined
    const timer = setTimeout(() => send(words), debounceMilliseconds)
    return () => clearTimeout(timer)
  }, [words, sent])
  return { typed, type: (text: string) => setState(current => ({ ...current, typed: text })) }
}
