import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { notificationsEvent } from '../notifications.contract.ts'
import { notificationsQuery } from './notifications-query.ts'

/** Shows at the bell what arrives, and what was read in another tab. */
export function useNotificationEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey })
    const unsubscribe = live.listen(notificationsEvent, refresh)
    const unsubscribeResync = live.onResync(refresh)
    return () => {
      unsubscribe()
      unsubscribeResync()
    }
  }, [queries])
}
