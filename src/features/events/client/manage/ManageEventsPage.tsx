import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { getRouteApi } from '@tanstack/react-router'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import page from '../EventsPage.module.css'
import { StaffOnly } from '../StaffOnly.tsx'
import { EventFormOf } from './EventFormOf.tsx'
import { ManagedEvents } from './ManagedEvents.tsx'

const route = getRouteApi('/lounge/events/manage')

/** For hosts: the events, or the form of one. */
export function ManageEventsPage() {
  const { edit, copy, new: empty } = route.useSearch()
  const isForm = edit !== undefined || copy !== undefined || empty !== undefined
  return (
    <div className={page.page}>
      <header className={page.head}>
        {isForm ? (
          <LinkTo to="/lounge/events/manage">
            <ArrowLeftIcon weight="bold" size={14} aria-hidden="true" />
            Back to the list
          </LinkTo>
        ) : (
          <LinkTo to="/lounge/events">
            <ArrowLeftIcon weight="bold" size={14} aria-hidden="true" />
            Back to the events
          </LinkTo>
        )}
        <h1>{edit !== undefined ? 'Edit the event' : isForm ? 'New event' : 'Manage events'}</h1>
      </header>
      <StaffOnly duty="host" note="Hosts of the lounge make the events.">
        {isForm ? <EventFormOf key={edit ?? copy} edit={edit} copy={copy} /> : <ManagedEvents />}
      </StaffOnly>
    </div>
  )
}
