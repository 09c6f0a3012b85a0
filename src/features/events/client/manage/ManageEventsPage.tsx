import { getRouteApi } from '@tanstack/react-router'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
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
          <BackTo to="/lounge/events/manage">Back to the list</BackTo>
        ) : (
          <BackToAdmin>
            <BackTo to="/lounge/events">Back to the events</BackTo>
          </BackToAdmin>
        )}
        <h1>{edit !== undefined ? 'Edit the event' : isForm ? 'New event' : 'Manage events'}</h1>
      </header>
      <StaffOnly duty="host" note="Hosts of the lounge make the events.">
        {isForm ? <EventFormOf key={edit ?? copy} edit={edit} copy={copy} /> : <ManagedEvents />}
      </StaffOnly>
    </div>
  )
}
