import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '#platform/client/api.ts'
import { catalogueContract } from '../catalogue.contract.ts'

const fewestLetters = 2
const shown = 6
/** Below this a suggestion would only puzzle: it shares a syllable with what was typed, no more. */
const leastScore = 0.4

/** Lines somebody may mean while they are still typing. Old suggestions stay until new ones are there. */
export function useCigarSuggestions(typed: string) {
  const text = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['cigar-suggestions', text],
    queryFn: ({ signal }) =>
      call(catalogueContract.searchCigars, { query: { q: text, limit: shown } }, { signal }),
    enabled: text.length >= fewestLetters,
    placeholderData: previous => previous,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const likely = (data?.matches ?? []).filter(match => match.score >= leastScore)
  return { suggestions: text.length >= fewestLetters ? likely : [], isFetching }
}
