import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '#platform/client/api.ts'
import { catalogueContract } from '../catalogue.contract.ts'

const minLetters = 2
const maxSuggestions = 6

/** Previous suggestions stay until new ones have arrived. */
export function useDrinkSuggestions(typed: string) {
  const text = useDeferredValue(typed.trim())
  const isEnough = text.length >= minLetters
  const { data, isFetching } = useQuery({
    queryKey: ['drink-suggestions', text],
    queryFn: ({ signal }) =>
      call(catalogueContract.searchDrinks, { query: { q: text, limit: maxSuggestions } }, { signal }),
    enabled: isEnough,
    placeholderData: previous => previous,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { suggestions: isEnough ? (data?.matches ?? []) : [], isFetching }
}
