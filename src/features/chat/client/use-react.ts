import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type ChatMessage, chatContract, type ReactionKind } from '../chat.contract.ts'
import { receiveChange } from './channel-queries.ts'
import { withReaction } from './reaction-choices.ts'

/** Gives a reaction or takes it back, shown at once. */
export function useReact(channel: string, memberId: string) {
  const queries = useQueryClient()
  const toast = useToast()
  return async (message: ChatMessage, kind: ReactionKind): Promise<void> => {
    const isMine = message.reactions[kind]?.includes(memberId) === true
    const { addReaction, removeReaction } = chatContract
    const params = { name: channel, id: message.id, kind }
    receiveChange(queries, channel, withReaction(message, kind, memberId))
    try {
      const stored = isMine ? await call(removeReaction, { params }) : await call(addReaction, { params })
      receiveChange(queries, channel, stored)
    } catch (failure) {
      receiveChange(queries, channel, message)
      toast.error(messageFor(failure, 'Failed to save your reaction'), { id: 'chat' })
    }
  }
}
