import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { channelsContract } from '../../channels.contract.ts'
import { channelsQuery } from '../channel-queries.ts'
import { archiveQuery } from './moderation-queries.ts'

interface Named {
  name: string
  title: string
}

/** Archives a channel and restores it. */
export function useArchive() {
  const queries = useQueryClient()
  const toast = useToast()
  const options = {
    onError: (failure: Error) =>
      void toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
    async onSettled() {
      await Promise.all([
        queries.invalidateQueries({ queryKey: channelsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: archiveQuery.queryKey }),
      ])
    },
  }
  const restore = useMutation({
    mutationFn: ({ name }: Named) => call(channelsContract.restoreChannel, { params: { name } }),
    onSuccess: (_done, { title }) => toast.info(`${title} is open again`, { id: 'chat' }),
    ...options,
  })
  const archive = useMutation({
    mutationFn: ({ name }: Named) => call(channelsContract.archiveChannel, { params: { name } }),
    onSuccess: (_done, channel) =>
      toast.info(`${channel.title} is archived`, {
        id: 'chat',
        action: { label: 'Undo', run: () => restore.mutate(channel) },
      }),
    ...options,
  })
  return { archive, restore }
}
