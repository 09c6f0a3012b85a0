import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '#platform/client/api.ts'
import { catalogueContract } from '../catalogue.contract.ts'

const minLetters = 2
const maxSuggestions = 6
/** Matches below this score share hardly more than a syllable with the typed text. */
const minScore = 0.4

/** Previous suggestions stay until new ones have arrived. */
export function useCigarSuggestions(typed: string) {
  const text = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['cigar-suggestions', text],
    queryFn: ({ signal }) =>
      call(catalogueContract.searchCigars, { query: { q: text, limit: maxSuggestions } }, { signal }),
    enabled: text.length >= minLetters,
    placeholderData: previous => previous,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const likely = (data?.matches ?? []).filter(match => match.score >= minScore)
  return { suggestions: text.length >= minLetters ? likely : [], isFetching }
}
