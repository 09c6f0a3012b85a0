import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '#platform/client/api.ts'
import { catalogueContract } from '../catalogue.contract.ts'

const fewestLetters = 2
const shown = 6

/** Drinks somebody may mean while they are still typing. Old suggestions stay until new ones are there. */
export function useDrinkSuggestions(typed: string) {
  const text = useDeferredValue(typed.trim())
  const isEnough = text.length >= fewestLetters
  const { data, isFetching } = useQuery({
    queryKey: ['drink-suggestions', text],
    queryFn: ({ signal }) =>
      call(catalogueContract.searchDrinks, { query: { q: text, limit: shown } }, { signal }),
    enabled: isEnough,
    placeholderData: previous => previous,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { suggestions: isEnough ? (data?.matches ?? []) : [], isFetching }
}
