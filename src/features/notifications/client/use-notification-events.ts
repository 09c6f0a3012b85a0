import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { notificationsEvent } from '../notifications.contract.ts'
import { notificationsQuery } from './notifications-query.ts'

/** Shows at the bell what arrives, and what was read in another tab. */
export const useNotificationEvents = () => useLiveRefetch(notificationsEvent, notificationsQuery.queryKey)
