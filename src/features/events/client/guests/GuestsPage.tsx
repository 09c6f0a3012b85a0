import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { messageFor } from '#platform/client/message-for.ts'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { eventsChanged } from '../../events.contract.ts'
import { guestListUnreadable } from '../../guest-list.contract.ts'
import { ticketsChanged } from '../../tickets.contract.ts'
import page from '../EventsPage.module.css'
import { StaffOnly } from '../StaffOnly.tsx'
import { GuestListView } from './GuestListView.tsx'
import css from './GuestsPage.module.css'
import { guestListKey, guestListQuery } from './guest-list-query.ts'

const route = getRouteApi('/lounge/events/$event/guests')

/** At the door: who is expected, who is here, and who came without an account. */
export function GuestsPage() {
  const { event } = route.useParams()
  return (
    <div className={page.page}>
      <header className={`${page.head} ${css.head}`}>
        <BackTo to="/lounge/events">Back to the events</BackTo>
        <h1>Guests</h1>
      </header>
      <StaffOnly duty="door" note="Show your ticket at the door: staff of the lounge scans it.">
        <LoadedGuests key={event} eventId={event} />
      </StaffOnly>
    </div>
  )
}

function LoadedGuests({ eventId }: { eventId: string }) {
  useLiveRefetch(ticketsChanged, guestListKey, { isShared: true })
  useLiveRefetch(eventsChanged, guestListKey)
  const { data, error, isFetching, refetch } = useQuery(guestListQuery(eventId))
  if (data) return <GuestListView list={data} />
  if (!error) return <Skeleton label="Loading the guest list" rows={6} />
  return (
    <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
      {messageFor(error, guestListUnreadable)}
    </ErrorBox>
  )
}
