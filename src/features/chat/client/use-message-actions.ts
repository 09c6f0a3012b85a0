import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type ChatMessage, chatContract } from '../chat.contract.ts'
import { pathOfMessage } from '../message-link.rules.ts'
import { moderationContract } from '../moderation.contract.ts'
import { receiveChange } from './channel-queries.ts'

/** What is changed at a message that is stored. A failure is told, and leaves everything as it was. */
export function useMessageActions(channel: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const options = (failed: string) => ({
    onSuccess: (message: ChatMessage) => receiveChange(queries, channel, message),
    onError: (failure: Error) => void toast.error(messageFor(failure, failed), { id: 'chat' }),
  })
  const paramsOf = (id: string) => ({ params: { name: channel, id } })
  const edit = useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      call(chatContract.editMessage, { ...paramsOf(id), body: { content } }),
    ...options('Failed to save the change'),
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(chatContract.deleteMessage, paramsOf(id)),
    ...options('Failed to delete the message'),
  })
  const pin = useMutation({
    mutationFn: async ({ id, pinnedAt }: ChatMessage) => {
      const { pinMessage, unpinMessage } = moderationContract
      return pinnedAt ? call(unpinMessage, paramsOf(id)) : call(pinMessage, paramsOf(id))
    },
    ...options('Failed to save the change'),
  })
  return {
    edit,
    remove: remove.mutate,
    pin: pin.mutate,
    async copyLink({ seq }: ChatMessage): Promise<void> {
      try {
        await navigator.clipboard.writeText(location.origin + pathOfMessage(channel, seq))
        toast.info('The link is copied', { id: 'chat' })
      } catch {
        toast.error('Your browser does not let us copy the link', { id: 'chat' })
      }
    },
  }
}
