import { useQuery } from '@tanstack/react-query'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { humidorQuery } from '#features/humidor/client/humidor-query.ts'
import { useCigarSuggestions } from '#features/humidor/client/use-cigar-suggestions.ts'
import type { HumidorItem } from '#features/humidor/humidor.contract.ts'
import { plainWords, startsWords } from '#features/pairing/typed-prefix.rules.ts'

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

/** Cigars for what is typed: the member's own, first those of which some are left, then those of the catalogue. */
export function useCigarChoices(typed: string) {
  const { suggestions, isFetching } = useCigarSuggestions(typed)
  const items = useKnownItems(typed.length >= shortestText)
  const words = plainWords(typed)
  const own = (typed.length >= shortestText ? items : [])
    .filter(item => startsWords(words, plainWords(nameOfItem(item))))
    .toSorted((one, other) => Number(other.quantity > 0) - Number(one.quantity > 0))
    .slice(0, maxOwn)
  const ownLines = new Set(own.map(({ lineId }) => lineId))
  const choices = [
    ...own.map(item => ({ item, line: undefined })),
    ...suggestions.filter(({ id }) => !ownLines.has(id)).map(line => ({ item: undefined, line })),
  ]
  return { choices, isFetching }
}

export function useOwnCigar(id: string | null): HumidorItem | undefined {
  return useKnownItems(id !== null).find(item => item.id === id)
}
