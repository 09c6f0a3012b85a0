import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function LoungeRoom() {
  return (
    <ComingSoonPage
      title="Welcome to The Virtual Lounge"
      lead="Chat, events and pairings tasted together with the other members."
      drawing={<Engraving of="chairs" />}
    >
      <ButtonTo to="/dashboard/pairings">Share a pairing from your vault</ButtonTo>
    </ComingSoonPage>
  )
}
