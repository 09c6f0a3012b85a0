import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { catalogueContract } from '#features/catalogue/catalogue.contract.ts'
import { call } from '#platform/client/api.ts'

const shortestText = 2

/** Drinks of the catalogue for what is typed. */
export function useDrinkSuggestions(typed: string) {
  const { data, isFetching } = useQuery({
    queryKey: ['drink suggestions', typed],
    queryFn: ({ signal }) =>
      call(catalogueContract.searchDrinks, { query: { q: typed, limit: 8 } }, { signal }),
    enabled: typed.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { suggestions: typed.length >= shortestText ? (data?.matches ?? []) : [], isFetching }
}
