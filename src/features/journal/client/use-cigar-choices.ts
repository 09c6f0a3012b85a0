import { useQuery } from '@tanstack/react-query'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { humidorQuery } from '#features/humidor/client/humidor-query.ts'
import { useCigarSuggestions } from '#features/humidor/client/use-cigar-suggestions.ts'
import type { HumidorItem } from '#features/humidor/humidor.contract.ts'

const shortestText = 2
const maxOwn = 3

/**
 * The cigars, as far as they are known: fetched anew, an answer from before a cigar was taken out would put it back on the
 * humidor's page.
 */
export function useKnownItems(enabled: boolean): readonly HumidorItem[] {
  return useQuery({ ...humidorQuery, staleTime: Number.POSITIVE_INFINITY, enabled }).data?.items ?? []
}

export function nameOfItem({ brand, cigarName: line }: Pick<HumidorItem, 'brand' | 'cigarName'>): string {
  return cigarName({ brand, line })
}

/** Cigars for what is typed: the member's own, then those of the catalogue. */
export function useCigarChoices(typed: string) {
  const { suggestions, isFetching } = useCigarSuggestions(typed)
  const items = useKnownItems(typed.length >= shortestText)
  const words = typed.toLowerCase().split(/\s+/)
  const own = (typed.length >= shortestText ? items : []).filter(item => {
    const name = nameOfItem(item).toLowerCase()
    return words.every(word => name.includes(word))
  })
  const choices = [
    ...own.slice(0, maxOwn).map(item => ({ item, line: undefined })),
    ...suggestions.map(line => ({ item: undefined, line })),
  ]
  return { choices, isFetching }
}

export function useOwnCigar(id: string | null): HumidorItem | undefined {
  return useKnownItems(id !== null).find(item => item.id === id)
}
