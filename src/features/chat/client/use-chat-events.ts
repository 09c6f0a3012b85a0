import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { channelsEvent, readEvent } from '../channels.contract.ts'
import {
  type ChangesEventData,
  type ChatEventData,
  changeEvent,
  changesEvent,
  messageEvent,
} from '../chat.contract.ts'
import {
  catchUp,
  channelsQuery,
  logQuery,
  receiveChange,
  receiveChanges,
  receiveMessage,
} from './channel-queries.ts'
import { chatOutbox } from './chat-outbox.ts'

/** Keeps what is shown of the chat as it is on the server, also after a lost connection. */
export function useChatEvents(channel: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refreshChannels = () => void queries.invalidateQueries({ queryKey: channelsQuery.queryKey })
    const follow = () => {
      refreshChannels()
      // Messages that arrive while the first page is loading are not in it.
      queries
        .ensureQueryData(logQuery(channel))
        .then(() => catchUp(queries, channel))
        .catch(() => undefined)
    }
    const endings = [
      live.listen(messageEvent, data => {
        const { channel: name, message } = data as ChatEventData
        receiveMessage(queries, name, message)
        if (name !== channel) refreshChannels()
      }),
      live.listen(changeEvent, data => {
        const { channel: name, message } = data as ChatEventData
        receiveChange(queries, name, message)
      }),
      live.listen(changesEvent, data => receiveChanges(queries, (data as ChangesEventData).channel)),
      live.listen(readEvent, refreshChannels),
      live.listen(channelsEvent, refreshChannels),
      live.onOpen(follow),
      chatOutbox.onSent((sent, message) => receiveMessage(queries, sent.channel, message)),
    ]
    // The channel may have been left for a while.
    follow()
    return () => {
      for (const end of endings) end()
    }
  }, [queries, channel])
}
