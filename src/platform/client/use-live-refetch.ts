import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from './live.ts'
import { isSending } from './optimistic-queue.ts'

interface LiveRefetchOptions {
  /** Others change it all the time: it is also read again after the first connection. */
  isShared?: boolean
  /** Of the queue of its changes. While this tab sends one, what it shows is newer than the event. */
  queueId?: string
}

/**
 * Reads again what was changed in another tab or on another device, and after a lost connection.
 * @param queryKey the same object at every call
 */
export function useLiveRefetch(
  eventKind: string,
  queryKey: QueryKey,
  { isShared = false, queueId }: LiveRefetchOptions = {},
): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refetch = () => {
      if (queueId !== undefined && isSending(queries, queueId)) return
      void queries.invalidateQueries({ queryKey })
    }
    const unsubscribe = live.listen(eventKind, refetch)
    const unsubscribeResync = isShared ? live.onOpen(refetch) : live.onResync(refetch)
    return () => {
      unsubscribe()
      unsubscribeResync()
    }
  }, [queries, eventKind, queryKey, isShared, queueId])
}
