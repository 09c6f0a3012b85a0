import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { giftsContract } from '../../gifts.contract.ts'
import { humidorQuery } from '../humidor-query.ts'

export type GiftDecision = 'accept' | 'decline' | 'withdraw'

/** One decision at a time; the list shows the state that the server has afterwards, also when it was decided elsewhere. */
export function useDecideGift() {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ id, decision }: { id: string; decision: GiftDecision }) => {
      const params = { id }
      if (decision === 'accept') await call(giftsContract.acceptGift, { params, body: {} })
      else if (decision === 'decline') await call(giftsContract.declineGift, { params })
      else await call(giftsContract.withdrawGift, { params })
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to save the answer'), { id: 'gift' }),
    onSettled: () => queries.invalidateQueries({ queryKey: humidorQuery.queryKey }),
  })
}
