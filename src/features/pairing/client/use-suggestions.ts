import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '#platform/client/api.ts'
import { suggestionContract } from '../suggestion.contract.ts'
import type { OwnSuggestions } from './own-cigars.ts'

const minLetters = 2

/** Previous suggestions stay until new ones have arrived. Those of a member come first. */
export function useSuggestions(typed: string, own?: OwnSuggestions) {
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
  if (!isEnough) return { suggestions: [], isFetching }
  if (own?.isLoading) return { suggestions: [], isFetching: true }
  const found = data?.suggestions ?? []
  return { suggestions: own ? own.first(text, found) : found, isFetching }
}
