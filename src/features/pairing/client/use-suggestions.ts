import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '#platform/client/api.ts'
import { suggestionContract } from '../suggestion.contract.ts'

const minLetters = 2

/** Previous suggestions stay until new ones have arrived. */
export function useSuggestions(typed: string) {
  const text = useDeferredValue(typed.trim())
  const isEnough = text.length >= minLetters
  const { data, isFetching } = useQuery({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => call(suggestionContract.suggest, { query: { q: text } }, { signal }),
    enabled: isEnough,
    placeholderData: previous => previous,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { suggestions: isEnough ? (data?.suggestions ?? []) : [], isFetching }
}
