import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'

export function JournalRoom() {
  return (
    <ComingSoonPage
      title="Tasting Journal"
      lead="Your notes on each cigar, third by third, with a rating."
      drawing={<Engraving of="journal" />}
    >
      <ButtonTo to="/dashboard/pairings" search={{ status: 'tried' }}>
        See the pairings you have tried
      </ButtonTo>
    </ComingSoonPage>
  )
}
