import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { Ticket } from '../drawings/Ticket.tsx'

export function EventsRoom() {
  return (
    <ComingSoonPage
      title="Upcoming Events"
      lead="What is on at this lounge, with the date, the time and the place."
      drawing={<Ticket />}
    />
  )
}
