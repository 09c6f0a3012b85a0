import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function EventsRoom() {
  return (
    <ComingSoonPage
      title="Upcoming Events"
      lead="What is on at this lounge, with the date, the time and the place."
      drawing={<Engraving of="calendar" />}
    >
      <ButtonTo to="/dashboard">See tonight’s pick instead</ButtonTo>
    </ComingSoonPage>
  )
}
