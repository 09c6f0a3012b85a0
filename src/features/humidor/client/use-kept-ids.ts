import { useQuery } from '@tanstack/react-query'
import { keptQuery } from './kept-query.ts'

/** Lines of the catalogue that the member keeps, as the result for a drink has read them; of none without a drink. */
export function useKeptIds(drinkId: string | undefined): ReadonlySet<string> {
  const { data } = useQuery({ ...keptQuery(drinkId), enabled: drinkId !== undefined })
  const kept = drinkId === undefined ? [] : (data?.kept ?? [])
  return new Set(kept.flatMap(({ lineId }) => lineId ?? []))
}
