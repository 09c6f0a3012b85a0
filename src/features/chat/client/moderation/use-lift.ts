import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminAccountsContract } from '#features/accounts/admin-accounts.contract.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { moderationContract } from '../../moderation.contract.ts'
import { moderationKey } from './moderation-queries.ts'

interface Lifted {
  id: string
  name: string
  what: 'silence' | 'ban'
}

/** Ends a silence or a ban before its time. */
export function useLift() {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    async mutationFn({ id, what }: Lifted): Promise<void> {
      if (what === 'ban') await call(adminAccountsContract.unbanAccount, { body: { userId: id } })
      else await call(moderationContract.silenceMember, { params: { id }, body: { for: 'off' } })
    },
    onSuccess: (_done, { name, what }) =>
      toast.info(what === 'ban' ? `${name} can sign in again` : `${name} can write again`, { id: 'chat' }),
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
    onSettled: () => queries.invalidateQueries({ queryKey: moderationKey }),
  })
}
