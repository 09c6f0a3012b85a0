import { useMutation } from '@tanstack/react-query'
import { vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import { changeKept, type Desk, keptAt, messageOf, type PairPlace } from './keep-pair.ts'

/** Shows the stars at once; when the house does not take them, the former ones come back, and somebody says so. */
export function useRating(desk: Desk, place: PairPlace, rowId: string): (rating: number | null) => void {
  const show = (rating: number | null) => {
    const kept = keptAt(desk, place)
    if (kept) changeKept(desk, place, { ...kept, rating })
    return { former: kept?.rating ?? null }
  }
  const { mutate } = useMutation({
    mutationFn: (rating: number | null) =>
      call(vaultContract.ratePairing, { params: { id: rowId }, body: { rating } }),
    onMutate: show,
    onError(failure, rating, shown) {
      if (keptAt(desk, place)?.rating === rating) show(shown?.former ?? null)
      desk.toast.fail(messageOf(failure, 'Your stars were not kept. Try again.'), { id: 'rating' })
    },
    // One after the other, so that the stars that were pressed last are the ones that stay.
    scope: { id: `rating ${rowId}` },
    networkMode: 'always',
  })
  return mutate
}
