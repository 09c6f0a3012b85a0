import { useMutation } from '@tanstack/react-query'
import { vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import { changeKept, type Desk, keptAt, messageOf, type PairPlace } from './keep-pair.ts'

/** Optimistic: a failure restores the previous rating and shows an error. */
export function useRating(context: Desk, pair: PairPlace, rowId: string): (rating: number | null) => void {
  const show = (rating: number | null) => {
    const entry = keptAt(context, pair)
    if (entry) changeKept(context, pair, { ...entry, rating })
    return { previous: entry?.rating ?? null }
  }
  const { mutate } = useMutation({
    mutationFn: (rating: number | null) =>
      call(vaultContract.ratePairing, { params: { id: rowId }, body: { rating } }),
    onMutate: show,
    onError(failure, rating, shown) {
      if (keptAt(context, pair)?.rating === rating) show(shown?.previous ?? null)
      context.toast.fail(messageOf(failure, 'Your stars were not kept. Try again.'), { id: 'rating' })
    },
    // Serialized, so that the last rating wins.
    scope: { id: `rating ${rowId}` },
    networkMode: 'always',
  })
  return mutate
}
