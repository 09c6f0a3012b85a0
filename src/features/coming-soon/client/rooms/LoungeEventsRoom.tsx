import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function LoungeEventsRoom() {
  return (
    <ComingSoonPage
      title="Upcoming Events"
      lead="What is on at this lounge, on a board beside the chat."
      drawing={<Engraving of="tickets" />}
    >
      <ButtonTo to="/dashboard">See tonight’s pick instead</ButtonTo>
      <LinkTo to="/lounge">Back to Lounge</LinkTo>
    </ComingSoonPage>
  )
}
