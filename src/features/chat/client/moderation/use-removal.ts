import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { removalsContract } from '../../removals.contract.ts'
import { moderationKey } from './moderation-queries.ts'
import { countMessages, type RemovalSpan, startOf } from './removal-spans.ts'

interface Named {
  memberId: string
  name: string
}

/** Removes what a member has written, and restores it. */
export function useRemoval() {
  const queries = useQueryClient()
  const toast = useToast()
  const refresh = () => queries.invalidateQueries({ queryKey: moderationKey })
  const restore = useMutation({
    mutationFn: ({ memberId, id }: { memberId: string; id: string }) =>
      call(removalsContract.restoreMessages, { params: { id: memberId, removal: id } }),
    onSuccess: ({ restored }) =>
      toast.info(`${countMessages(restored)} put back in the lounge`, { id: 'chat' }),
    onError: failure => toast.error(messageFor(failure, 'Failed to restore the messages'), { id: 'chat' }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ memberId, span }: Named & { span: RemovalSpan }) =>
      call(removalsContract.removeMessages, {
        params: { id: memberId },
        body: { since: startOf(span, new Date()).toISOString() },
      }),
    onSuccess({ id, removed }, { memberId, name }) {
      if (removed === 0) return void toast.info(`${name} has written nothing in that time`, { id: 'chat' })
      const action = { label: 'Undo', run: () => restore.mutate({ memberId, id }) }
      return void toast.info(`${countMessages(removed)} of ${name} removed`, { id: 'chat', action })
    },
    onSettled: refresh,
  })
  return { remove, restore }
}
