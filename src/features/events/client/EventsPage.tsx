import { EventsList } from './EventsList.tsx'
import css from './EventsPage.module.css'

export function EventsPage() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Upcoming Events</h1>
      </header>
      <EventsList />
    </div>
  )
}
