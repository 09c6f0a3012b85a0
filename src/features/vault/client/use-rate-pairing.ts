import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { vaultContract } from '../vault.contract.ts'
import { describeFailure } from './describe-failure.ts'
import { vaultCache } from './vault-cache.ts'

/**
 * Optimistic. Arrow keys may change the rating five times a second: requests are serialized, and a response is shown only
 * if no other request is pending.
 */
export function useRatePairing(id: string): (rating: number | null) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const cache = vaultCache(queries)
  /** Last rating that the server confirmed. */
  const confirmed = useRef<number | null>(null)
  const mutationKey = ['vault', 'rate', id]
  const isLast = () => queries.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (rating: number | null) =>
      call(vaultContract.ratePairing, { params: { id }, body: { rating } }),
    async onMutate(rating) {
      if (isLast()) confirmed.current = cache.find(id)?.rating ?? null
      await cache.cancelReads()
      cache.change(id, { rating })
    },
    onSuccess(row) {
      confirmed.current = row.rating
      if (isLast()) cache.change(id, row)
    },
    onError(failure) {
      if (isLast()) cache.change(id, { rating: confirmed.current })
      toast.error(describeFailure(failure, 'Your stars were not kept. Try again.'), { id: `rate-${id}` })
    },
    onSettled: () => cache.markStale(),
  })
  return rating => mutate(rating)
}
