import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { vaultContract } from '../vault.contract.ts'
import { sayFailure } from './say-failure.ts'
import { shelfOf } from './vault-shelf.ts'

/**
 * Shows the stars at once. Arrow keys may ask for five ratings in a second: they go out one after the other, and what
 * is shown follows an answer only when no other one is awaited.
 */
export function useRatePairing(id: string): (rating: number | null) => void {
  const queries = useQueryClient()
  const { fail } = useToast()
  const shelf = shelfOf(queries)
  /** What the house is known to hold. */
  const held = useRef<number | null>(null)
  const mutationKey = ['vault', 'rate', id]
  const isLast = () => queries.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (rating: number | null) =>
      call(vaultContract.ratePairing, { params: { id }, body: { rating } }),
    async onMutate(rating) {
      if (isLast()) held.current = shelf.find(id)?.rating ?? null
      await shelf.hold()
      shelf.change(id, { rating })
    },
    onSuccess(row) {
      held.current = row.rating
      if (isLast()) shelf.change(id, row)
    },
    onError(failure) {
      if (isLast()) shelf.change(id, { rating: held.current })
      fail(sayFailure(failure, 'Your stars were not kept. Try again.'), { id: `rate-${id}` })
    },
    onSettled: () => shelf.outdate(),
  })
  return rating => mutate(rating)
}
