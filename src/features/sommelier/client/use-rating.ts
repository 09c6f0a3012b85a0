import { useMutation } from '@tanstack/react-query'
import { vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import {
  errorMessage,
  findSavedEntry,
  type PairActionContext,
  type PairRef,
  updateSavedEntry,
} from './save-pair.ts'

/** Optimistic: a failure restores the previous rating and shows an error. */
export function useRating(
  context: PairActionContext,
  pair: PairRef,
  rowId: string,
): (rating: number | null) => void {
  const show = (rating: number | null) => {
    const entry = findSavedEntry(context, pair)
    if (entry) updateSavedEntry(context, pair, { ...entry, rating })
    return { previous: entry?.rating ?? null }
  }
  const { mutate } = useMutation({
    mutationFn: (rating: number | null) =>
      call(vaultContract.ratePairing, { params: { id: rowId }, body: { rating } }),
    onMutate: show,
    onError(failure, rating, shown) {
      if (findSavedEntry(context, pair)?.rating === rating) show(shown?.previous ?? null)
      context.toast.error(errorMessage(failure, 'Your stars were not kept. Try again.'), { id: 'rating' })
    },
    // Serialized, so that the last rating wins.
    scope: { id: `rating ${rowId}` },
    networkMode: 'always',
  })
  return mutate
}
