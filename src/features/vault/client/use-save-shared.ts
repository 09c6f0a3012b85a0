import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SavedPairing, vaultContract } from '../vault.contract.ts'
import { useRemovePairing } from './use-remove-pairing.ts'
import { vaultCache } from './vault-cache.ts'
import { pairingQuery } from './vault-queries.ts'

/** Saves the shared pairing that the URL names, once, and opens it. */
export function useSaveShared(code: string | undefined): void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const removeSaved = useRemoveAndLeave()
  const save = useMutation({
    mutationFn: (code: string) => call(vaultContract.saveShared, { params: { code }, body: {} }),
    async onSuccess({ isNew, ...row }) {
      queries.setQueryData(pairingQuery(row.id).queryKey, row)
      void vaultCache(queries).refetchLists()
      await navigate({ to: '/dashboard/pairings/$id', params: { id: row.id }, replace: true })
      if (isNew)
        toast.info('Saved to your vault.', { action: { label: 'Undo', run: () => removeSaved(row) } })
      else toast.info('This one was already in your vault.')
    },
    async onError(failure, code) {
      const hasResponse = failure instanceof ApiError
      toast.error(messageFor(failure, 'Couldn’t save it. Try again.'), {
        id: 'keep',
        ...(!hasResponse && { action: { label: 'Try Again', run: () => save.mutate(code) } }),
      })
      // Without a response the code stays in the URL, so that a reload tries again.
      if (hasResponse) await navigate({ to: '/dashboard/pairings', search: {}, replace: true })
    },
  })
  const requested = useRef<string>(undefined)
  const request = useEffectEvent((code: string) => save.mutate(code))
  useEffect(() => {
    if (code === undefined || requested.current === code) return
    requested.current = code
    request(code)
  }, [code])
}

/** Leaves the page of the removed pairing, if it is open. */
function useRemoveAndLeave(): (row: SavedPairing) => void {
  const router = useRouter()
  const remove = useRemovePairing()
  return row => {
    remove(row)
    if (router.state.location.pathname.endsWith(row.id)) void router.navigate({ to: '/dashboard/pairings' })
  }
}
