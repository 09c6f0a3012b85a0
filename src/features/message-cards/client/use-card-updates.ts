import { eventsKey } from '#features/events/client/events-query.ts'
import { eventsChanged } from '#features/events/events.contract.ts'
import { marksEvent } from '#features/marks/marks.contract.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'

export const marksKey = ['marks'] as const

/** Once for all cards of a page: what their buttons show is read again when it was changed elsewhere. */
export function useCardUpdates(): void {
  useLiveRefetch(marksEvent, marksKey)
  useLiveRefetch(eventsChanged, eventsKey, { isShared: true })
}
