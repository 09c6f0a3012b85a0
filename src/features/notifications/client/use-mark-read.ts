import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type NotificationList, notificationsContract } from '../notifications.contract.ts'
import { notificationsQuery } from './notifications-query.ts'

type Which = { ids: string[] } | { all: true }

/** Shown at once; a failure brings back what the server has. */
export function useMarkRead(): (which: Which) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const { queryKey } = notificationsQuery
  const { mutate } = useMutation({
    mutationFn: (which: Which) => call(notificationsContract.markRead, { body: which }),
    async onMutate(which) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, list => list && withRead(list, which))
    },
    onError: () => toast.error('Failed to mark as read', { id: 'notifications' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return which => mutate(which)
}

function withRead({ notifications, unread }: NotificationList, which: Which): NotificationList {
  const readAt = new Date().toISOString()
  const isMarked = (id: string) => 'all' in which || which.ids.includes(id)
  const marked = notifications.filter(({ id, readAt }) => readAt === null && isMarked(id)).length
  return {
    notifications: notifications.map(one =>
      one.readAt === null && isMarked(one.id) ? { ...one, readAt } : one,
    ),
    unread: 'all' in which ? 0 : unread - marked,
  }
}
