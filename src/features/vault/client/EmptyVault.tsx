import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'

export function EmptyVault({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      title="No Pairings Found"
      drawing={<Engraving of="matchbox" />}
      action={
        <>
          <ButtonTo look="primary" to="/pair">
            Start Pairing
          </ButtonTo>
          <Button onClick={onImport}>Import a CSV</Button>
        </>
      }
    >
      You haven't saved any pairings yet. Start exploring with Arturo to build your collection!
    </EmptyState>
  )
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No Pairings Found"
      drawing={<Engraving of="ashtray" />}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      No pairings match your current filters. Try adjusting your search criteria.
    </EmptyState>
  )
}
