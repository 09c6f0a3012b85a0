import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SavedPairing, vaultContract } from '../vault.contract.ts'
import { sayFailure } from './say-failure.ts'
import { useRemovePairing } from './use-remove-pairing.ts'
import { pairingQuery } from './vault-queries.ts'
import { shelfOf } from './vault-shelf.ts'

/** Keeps the shared pairing that the address names, once, and opens it. */
export function useKeepShared(code: string | undefined): void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { tell, fail } = useToast()
  const takeOut = useTakeOutKept()
  const keep = useMutation({
    mutationFn: (code: string) => call(vaultContract.keepShared, { params: { code }, body: {} }),
    async onSuccess({ isNew, ...row }) {
      queries.setQueryData(pairingQuery(row.id).queryKey, row)
      void shelfOf(queries).readAnew()
      await navigate({ to: '/dashboard/pairings/$id', params: { id: row.id }, replace: true })
      if (isNew) tell('Kept in your vault.', { action: { label: 'Undo', run: () => takeOut(row) } })
      else tell('That one was in your vault already.')
    },
    async onError(failure, code) {
      const isAnswered = failure instanceof ApiError
      fail(sayFailure(failure, 'That pairing was not kept. Try again.'), {
        id: 'keep',
        ...(!isAnswered && { action: { label: 'Try Again', run: () => keep.mutate(code) } }),
      })
      // Without an answer it stays in the address: a reload tries again.
      if (isAnswered) await navigate({ to: '/dashboard/pairings', search: {}, replace: true })
    },
  })
  const asked = useRef<string>(undefined)
  const ask = useEffectEvent((code: string) => keep.mutate(code))
  useEffect(() => {
    if (code === undefined || asked.current === code) return
    asked.current = code
    ask(code)
  }, [code])
}

/** Whoever looks at it is led back to the others. */
function useTakeOutKept(): (row: SavedPairing) => void {
  const router = useRouter()
  const remove = useRemovePairing()
  return row => {
    remove(row)
    if (router.state.location.pathname.endsWith(row.id)) void router.navigate({ to: '/dashboard/pairings' })
  }
}
