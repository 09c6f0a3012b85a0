import { useQuery } from '@tanstack/react-query'
import type { OwnSuggestions } from '#features/pairing/client/own-cigars.ts'
import { ownFirst } from '../kept-cigars.rules.ts'
import { keptQuery } from './kept-query.ts'

/** While one types, the cigars of a minute ago are good enough. */
const staleMilliseconds = 60_000

/** `enabled` from the first letter on, so that both answers are under way together. */
export function useOwnSuggestions(enabled: boolean): OwnSuggestions {
  const { data, isLoading } = useQuery({ ...keptQuery(), enabled, staleTime: staleMilliseconds })
  return {
    isLoading,
    first: (typed, suggestions) => ownFirst(typed, suggestions, data?.kept ?? []),
  }
}
