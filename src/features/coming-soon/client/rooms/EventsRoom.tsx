import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { Ticket } from '../drawings/Ticket.tsx'

export function EventsRoom() {
  return (
    <ComingSoonPage
      title="Upcoming Events"
      lead="Evenings worth putting a jacket on for, with the hour and the place. The printer has the paper; the bill comes later."
      drawing={<Ticket />}
    />
  )
}
