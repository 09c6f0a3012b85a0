import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'

export function EmptyHumidor() {
  return (
    <EmptyState title="Nothing in the box yet." drawing={<Engraving of="humidor" />}>
      Add what you have: each cigar is drawn to scale and counted, and you are told when it is at its best.
    </EmptyState>
  )
}
