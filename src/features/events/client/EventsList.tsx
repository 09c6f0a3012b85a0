import { useQuery } from '@tanstack/react-query'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { eventsChanged, eventsUnreadable } from '../events.contract.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { EventRow } from './EventRow.tsx'
import css from './EventsPage.module.css'
import { eventsKey, upcomingQuery } from './events-query.ts'
import { GuestListLink } from './GuestListLink.tsx'
import { PastEvents } from './PastEvents.tsx'
import { StaffLinks } from './StaffLinks.tsx'

const tickMilliseconds = 15_000

/** What is to come, what was, and the address for a calendar. */
export function EventsList() {
  useLiveRefetch(eventsChanged, eventsKey, { isShared: true })
  const now = useNow(tickMilliseconds)
  const { data, isPending, isError, isFetching, refetch } = useQuery(upcomingQuery)
  const next = data?.events.find(({ cancelled_at }) => cancelled_at === null)
  return (
    <>
      <StaffLinks />
      {isPending && <Skeleton label="Loading events" rows={4} />}
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {eventsUnreadable}
        </ErrorBox>
      )}
      {data?.events.length === 0 && (
        <EmptyState drawing={<Engraving of="calendar" />} title="No Upcoming Events">
          Check back soon for new events and gatherings.
        </EmptyState>
      )}
      {data && data.events.length > 0 && (
        <ul className={css.list}>
          {data.events.map(event => (
            <EventRow
              key={event.id}
              event={event}
              now={now}
              isNext={event === next}
              staffAction={<GuestListLink event={event} />}
            />
          ))}
        </ul>
      )}
      {data && (
        <div className={css.foot}>
          <CalendarFeed />
          <PastEvents />
        </div>
      )}
    </>
  )
}
