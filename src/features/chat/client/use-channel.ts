import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { call } from '#platform/client/api.ts'
import { newUuid } from '#platform/client/new-uuid.ts'
import { channelsContract } from '../channels.contract.ts'
import type { NamedCard } from './card-parts.ts'
import { loadEarlier, logQuery, receiveChannel } from './channel-queries.ts'
import { chatOutbox } from './chat-outbox.ts'
import { useChatEvents } from './use-chat-events.ts'

/** One channel: what is known of it, what waits to be sent, and what can be done. */
export function useChannel(name: string) {
  const { id: memberId } = useMe()
  const queries = useQueryClient()
  useChatEvents(name)
  const log = useQuery(logQuery(name))
  const waiting = useSyncExternalStore(chatOutbox.subscribe, () => chatOutbox.read(memberId))
  const isStuck = useSyncExternalStore(chatOutbox.subscribe, chatOutbox.hasFailed)
  const earlier = useMutation({ mutationFn: () => loadEarlier(queries, name) })
  const shown = log.data?.messages ?? []
  const send = () => void chatOutbox.sendAll(memberId)
  return {
    memberId,
    log,
    // One that has arrived is shown as such, even before it has left the outbox.
    waiting: waiting.filter(
      ({ entry }) => entry.channel === name && !shown.some(({ id }) => id === entry.id),
    ),
    /** The last attempt to send them failed. */
    isStuck,
    loadEarlier: () => {
      if (!earlier.isPending) earlier.mutate()
    },
    post(content: string, replyTo: string | undefined, card: NamedCard | undefined) {
      const writtenAt = Date.now()
      chatOutbox.add(memberId, { id: newUuid(), channel: name, content, replyTo, card, writtenAt })
      send()
    },
    retry(id: string) {
      chatOutbox.retry(memberId, id)
      send()
    },
    discard: (id: string) => chatOutbox.remove(memberId, id),
    markRead: async (seq: number) => {
      receiveChannel(queries, await call(channelsContract.markRead, { params: { name }, body: { seq } }))
    },
  }
}
