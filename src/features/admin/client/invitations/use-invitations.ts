import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invitationsContract } from '#features/accounts/invitations.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { useAdminCall } from '../use-admin-access.ts'

const key = ['admin', 'invitations']

export function useInvitations() {
  const call = useAdminCall()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(invitationsContract.listInvitations, {}, { signal }),
    // Mails go out one after the other.
    refetchInterval: ({ state: { data } }) =>
      data?.invitations.some(({ state }) => state === 'waiting') ? 3_000 : false,
  })
}

/** Afterwards the list is read again. `done` says nothing where the page shows it itself. */
export function useInvitationAct<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  { done, failed }: { done?: string; failed: string },
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      if (done !== undefined) toast.info(done, { id: 'invitation' })
      await client.invalidateQueries({ queryKey: key })
    },
    onError: failure => toast.error(messageFor(failure, failed), { id: 'invitation' }),
  })
}
