import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function MediaRoom() {
  return (
    <ComingSoonPage
      title="Media Library"
      state="Image Gallery coming soon"
      lead="Pictures from the lounge, once there are some."
      drawing={<Engraving of="camera" />}
    >
      <ButtonTo to="/dashboard/pairings">Make a picture of a saved pairing</ButtonTo>
    </ComingSoonPage>
  )
}
