import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type EventScope, type ManagedEvent, managedEventsContract } from '../../managed-events.contract.ts'
import { eventsKey } from '../events-query.ts'
import { managedEventsKey } from '../managed-events-query.ts'

/** Cancels events, and restores them. */
export function useCancelEvent() {
  const queries = useQueryClient()
  const toast = useToast()
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: managedEventsKey }),
      queries.invalidateQueries({ queryKey: eventsKey }),
    ])
  const restore = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call(managedEventsContract.restoreEvent, { params: { id } })
    },
    onSuccess: () => toast.info('Restored. Those who had answered are told.', { id: 'event' }),
    onError: failure =>
      toast.error(messageFor(failure, 'Failed to restore the event. Try again.'), { id: 'event' }),
    onSettled: readAgain,
  })
  const cancel = useMutation({
    mutationFn: ({ event: { id }, scope }: { event: ManagedEvent; scope: EventScope }) =>
      call(managedEventsContract.cancelEvent, { params: { id }, query: { scope } }),
    async onSuccess({ canceled }) {
      toast.info(canceled.length > 1 ? `Canceled, ${canceled.length} evenings` : 'Canceled', {
        id: 'event',
        action: { label: 'Undo', run: () => restore.mutate(canceled) },
      })
      await readAgain()
    },
    onError: failure =>
      toast.error(messageFor(failure, 'Failed to cancel the event. Try again.'), { id: 'event' }),
  })
  return { cancel, restore: (event: ManagedEvent) => restore.mutate([event.id]) }
}
