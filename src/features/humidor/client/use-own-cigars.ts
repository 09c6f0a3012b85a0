import { useQuery } from '@tanstack/react-query'
import type { OwnCigars } from '#features/pairing/client/own-cigars.ts'
import { FinderKeptNote } from './FinderKeptNote.tsx'
import { keptQuery } from './kept-query.ts'
import { useOwnSuggestions } from './use-own-suggestions.ts'

/** Of a member, for the finder on a page without the portal’s router. */
export function useOwnCigars(): OwnCigars {
  const suggestions = useOwnSuggestions(true)
  const kept = useQuery(keptQuery()).data?.kept ?? []
  return {
    ...suggestions,
    ids: new Set(kept.flatMap(({ lineId }) => lineId ?? [])),
    Note: FinderKeptNote,
  }
}
