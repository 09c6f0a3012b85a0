import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function ChatRoom() {
  return (
    <ComingSoonPage
      title="Virtual Lounge Chat"
      lead="Four channels to talk in: general, pairings, events and help."
      drawing={<Engraving of="glasses" />}
    >
      <ButtonTo to="/dashboard/pairings">Share a pairing from your vault</ButtonTo>
      <LinkTo to="/lounge">Back to Lounge</LinkTo>
    </ComingSoonPage>
  )
}
