import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type EventScope, type ManagedEvent, managedEventsContract } from '../../managed-events.contract.ts'
import { eventsKey } from '../events-query.ts'
import { managedEventsKey } from '../managed-events-query.ts'
import { changesOf, type DraftErrors, type EventDraft, toNewEvent } from './event-draft.ts'

interface ToSave {
  draft: EventDraft
  /** The event that was opened; undefined for a new one. */
  opened: ManagedEvent | undefined
  /** As another host has left it: its own changes stay, those of the form come on top. */
  current: ManagedEvent | undefined
  scope: EventScope
}

interface SaveOptions {
  onSaved: () => void
  /** By field, as the server names them. */
  onWrong: (errors: DraftErrors) => void
  /** Another host was faster: its version. */
  onConflict: (current: ManagedEvent) => void
}

/** Saves what the form holds. What fails stays in the form. */
export function useSaveEvent({ onSaved, onWrong, onConflict }: SaveOptions) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    onMutate: () => toast.close('event'),
    mutationFn: save,
    async onSuccess(said) {
      await Promise.all([
        queries.invalidateQueries({ queryKey: managedEventsKey }),
        queries.invalidateQueries({ queryKey: eventsKey }),
      ])
      toast.info(said, { id: 'event' })
      onSaved()
    },
    onError(failure) {
      const { current, fields } = failure instanceof ApiError ? failure : { current: undefined, fields: {} }
      if (current) onConflict(current as ManagedEvent)
      else if (Object.keys(fields).length > 0) onWrong(fields)
      else toast.error(messageFor(failure, 'Failed to save the event. Try again.'), { id: 'event' })
    },
  })
}

/** Resolves with what is said of it. */
async function save({ draft, opened, current, scope }: ToSave): Promise<string> {
  if (!opened) {
    const { series } = await call(managedEventsContract.createEvent, { body: toNewEvent(draft) })
    return series.length > 0 ? `Created, ${series.length} evenings` : 'Created'
  }
  const changes = changesOf(draft, opened)
  if (Object.keys(changes).length === 0) return 'Nothing was changed'
  const { id, version, going, waiting } = current ?? opened
  const { notice } = await call(managedEventsContract.changeEvent, {
    params: { id },
    body: { ...changes, scope, version },
  })
  const isMoved = 'start_time' in changes || 'end_time' in changes || 'location' in changes
  const told = isMoved && going + waiting > 0 && 'Those who come or wait are told.'
  return ['Saved.', told, notice].filter(Boolean).join(' ')
}
