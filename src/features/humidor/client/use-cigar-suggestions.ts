import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { catalogueContract } from '#features/catalogue/catalogue.contract.ts'
import { call } from '#platform/client/api.ts'

const shortestText = 2

/** Lines of the catalogue for what is typed of brand and name. */
export function useCigarSuggestions(typed: string) {
  const query = useQuery({
    queryKey: ['cigar suggestions', typed],
    queryFn: ({ signal }) =>
      call(catalogueContract.searchCigars, { query: { q: typed, limit: 8 } }, { signal }),
    enabled: typed.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const suggestions = typed.length >= shortestText ? (query.data?.matches ?? []) : []
  return { suggestions, isFetching: query.isFetching, query }
}
