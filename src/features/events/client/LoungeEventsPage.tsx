import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { EventsList } from './EventsList.tsx'
import css from './EventsPage.module.css'

/** The same list within the lounge. */
export function LoungeEventsPage() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <LinkTo to="/lounge">
          <ArrowLeftIcon weight="bold" size={14} aria-hidden="true" />
          Back to Lounge
        </LinkTo>
        <h1>Upcoming Events</h1>
      </header>
      <EventsList />
    </div>
  )
}
