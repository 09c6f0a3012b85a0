import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { vaultContract } from '../vault.contract.ts'
import { useSavedPairings } from './use-saved-pairing.ts'
import type { PairToSave } from './use-vault-address.ts'
import { vaultCache } from './vault-cache.ts'
import { pairingQuery } from './vault-queries.ts'

/** Saves the pairing that the URL names, once, and opens it. */
export function useSaveFromAddress(named: PairToSave | undefined): void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const vault = useSavedPairings()
  const save = useMutation({
    async mutationFn(pair: PairToSave) {
      if ('code' in pair) return call(vaultContract.saveShared, { params: pair, body: {} })
      const { cigar, drink, isTonight } = pair
      const saved = await call(vaultContract.saveFreePairing, { body: { cigar, drink } })
      if (isTonight) await vault.markTried(saved.id)
      return saved
    },
    async onSuccess({ isNew, ...row }) {
      await queries.prefetchQuery(pairingQuery(row.id))
      void vaultCache(queries).refetchLists()
      const saved = isNew ? 'now' : 'before'
      await navigate({
        to: '/dashboard/pairings/$id',
        params: { id: row.id },
        replace: true,
        state: { saved },
      })
    },
    async onError(failure, pair) {
      const hasResponse = failure instanceof ApiError
      toast.error(messageFor(failure, 'Couldn’t save it. Try again.'), {
        id: 'keep',
        ...(!hasResponse && { action: { label: 'Try Again', run: () => save.mutate(pair) } }),
      })
      // Without a response it stays in the URL, so that a reload tries again.
      if (hasResponse) await navigate({ to: '/dashboard/pairings', search: {}, replace: true })
    },
  })
  const requested = useRef<string>(undefined)
  const key = named && JSON.stringify(named)
  const request = useEffectEvent(() => named && save.mutate(named))
  useEffect(() => {
    if (key === undefined || requested.current === key) return
    requested.current = key
    request()
  }, [key])
}
