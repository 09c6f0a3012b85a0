import { GhostCigar } from '#features/illustrations/client/GhostCigar.tsx'
import { GhostGlass } from '#features/illustrations/client/GhostGlass.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import css from './EmptyVault.module.css'

export function EmptyVault() {
  return (
    <EmptyState
      title="No Pairings Found"
      drawing={<MissingPair />}
      action={
        <ButtonTo look="primary" to="/pair">
          Start Pairing
        </ButtonTo>
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
      drawing={<MissingPair />}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      No pairings match your current filters. Try adjusting your search criteria.
    </EmptyState>
  )
}

function MissingPair() {
  return (
    <div className={css.pair} aria-hidden="true">
      <GhostCigar lengthInches={6} ringGauge={52} shape="parejo" pixelsPerInch={52} />
      <GhostGlass />
    </div>
  )
}
