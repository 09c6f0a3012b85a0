import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { EventsList } from './EventsList.tsx'
import css from './EventsPage.module.css'

/** The same list within the lounge. */
export function LoungeEventsPage() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <BackTo to="/lounge">Back to Lounge</BackTo>
        <h1>Upcoming Events</h1>
      </header>
      <EventsList />
    </div>
  )
}
