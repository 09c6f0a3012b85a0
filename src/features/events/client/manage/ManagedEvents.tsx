import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { eventsChanged, eventsUnreadable } from '../../events.contract.ts'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import { managedEventsKey, managedPastQuery, managedUpcomingQuery } from '../managed-events-query.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ComingEvents } from './ComingEvents.tsx'
import css from './ManagedEvents.module.css'
import { PastEventsTable } from './PastEventsTable.tsx'
import { useCancelEvent } from './use-cancel-event.ts'

/** The events to come, and below them the past ones with who came. */
export function ManagedEvents() {
  useLiveRefetch(eventsChanged, managedEventsKey, { isShared: true })
  const coming = useQuery(managedUpcomingQuery)
  const past = useQuery(managedPastQuery)
  const [canceling, setCanceling] = useState<ManagedEvent>()
  const { cancel, restore } = useCancelEvent()
  return (
    <div className={css.lists}>
      <ButtonTo
        look="primary"
        icon={<PlusIcon weight="bold" />}
        to="/lounge/events/manage"
        search={{ new: 'event' }}
      >
        New event
      </ButtonTo>
      {coming.data ? (
        <ComingEvents
          events={coming.data.events}
          timeZone={coming.data.time_zone}
          onCancel={setCanceling}
          onRestore={restore}
        />
      ) : (
        <Pending query={coming} />
      )}
      {past.data ? (
        <PastEventsTable events={past.data.events} timeZone={past.data.time_zone} />
      ) : (
        <Pending query={past} />
      )}
      {canceling && (
        <CancelDialog
          event={canceling}
          onClose={() => setCanceling(undefined)}
          onConfirm={scope => {
            cancel.mutate({ event: canceling, scope })
            setCanceling(undefined)
          }}
        />
      )}
    </div>
  )
}

interface PendingProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
}

function Pending({ query: { isError, isFetching, refetch } }: PendingProps) {
  if (!isError) return <Skeleton label="Loading events" rows={4} />
  return (
    <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
      {eventsUnreadable}
    </ErrorBox>
  )
}
