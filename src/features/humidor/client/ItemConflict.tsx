import { VersionConflict } from '#platform/client/ui/VersionConflict.tsx'
import type { HumidorItem } from '../humidor.contract.ts'
import { draftOf, type ItemDraft } from './item-draft.ts'

interface ItemConflictProps {
  /** As it was before either device changed it. */
  opened: HumidorItem
  mine: ItemDraft
  current: HumidorItem
  onTakeTheirs: () => void
}

const fields: readonly [label: string, shown: (draft: ItemDraft) => string][] = [
  ['Brand', ({ brand }) => brand],
  ['Cigar name', ({ cigarName }) => cigarName],
  ['Vitola', ({ vitola }) => vitola],
  ['Wrapper', ({ wrapper }) => wrapper],
  ['Size', ({ size }) => size],
  ['Quantity', ({ quantity }) => String(quantity ?? '')],
  ['Purchase date', ({ purchasedOn }) => String(purchasedOn ?? '')],
  ['Aging reminder date', ({ agingUntil }) => String(agingUntil ?? '')],
  ['Location', ({ location }) => location],
  ['Box code', ({ boxCode }) => boxCode],
  ['Price', ({ price }) => String(price ?? '')],
  ['Tell me when so many are left', ({ lowAt }) => String(lowAt ?? '')],
  ['Notes', ({ notes }) => notes],
]

export function ItemConflict({ opened, mine, current, onTakeTheirs }: ItemConflictProps) {
  return (
    <VersionConflict
      fields={fields}
      before={draftOf(opened)}
      mine={mine}
      theirs={draftOf(current)}
      onTakeTheirs={onTakeTheirs}
    />
  )
}
