import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function SmokeDeckRoom() {
  return (
    <ComingSoonPage
      title="ATL Smoke Deck"
      state="Coming Soon"
      lead="The real deck, up on the roof: a chair, a view, and weather."
      drawing={<Engraving of="roof" />}
    >
      <ButtonTo to="/dashboard">Plan an evening at home</ButtonTo>
    </ComingSoonPage>
  )
}
