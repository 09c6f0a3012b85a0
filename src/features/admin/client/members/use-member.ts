import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { membershipsContract } from '#features/member/memberships.contract.ts'
import type { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'

/** Of everything that shows members on the admin page. */
export const membersKey = ['admin', 'members']

export const memberQuery = (callDesk: typeof call, id: string) =>
  queryOptions({
    queryKey: [...membersKey, id],
    queryFn: ({ signal }) => callDesk(membershipsContract.readMembership, { params: { id } }, { signal }),
  })

export type Which = 'all' | 'staff' | 'ended' | 'banned'

export const membersQuery = (callDesk: typeof call, search: string, which: Which = 'all') =>
  queryOptions({
    queryKey: [...membersKey, 'list', which, search],
    queryFn: ({ signal }) =>
      callDesk(membershipsContract.listProfiles, { query: { search, which } }, { signal }),
  })

/** One act on a member: afterwards all that shows members is read again, and a toast says what was done. */
export function useMemberAct<Input = void>(
  act: (input: Input) => Promise<unknown>,
  { done, failed }: { done: string; failed: string },
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.info(done, { id: 'member act' })
      await client.invalidateQueries({ queryKey: membersKey })
    },
    onError: failure => toast.error(messageFor(failure, failed), { id: 'member act' }),
  })
}
