import { Button } from '#platform/client/ui/Button.tsx'
import type { HumidorItem } from '../humidor.contract.ts'
import css from './ItemDialog.module.css'
import { draftOf, type ItemDraft } from './item-draft.ts'

interface ItemConflictProps {
  /** As it was before either device changed it. */
  opened: HumidorItem
  mine: ItemDraft
  current: HumidorItem
  onTakeTheirs: () => void
}

const labels: Partial<Record<keyof ItemDraft, string>> = {
  brand: 'Brand',
  cigarName: 'Cigar name',
  vitola: 'Vitola',
  wrapper: 'Wrapper',
  size: 'Size',
  quantity: 'Quantity',
  purchasedOn: 'Purchase date',
  agingUntil: 'Aging reminder date',
  location: 'Location',
  boxCode: 'Box code',
  price: 'Price',
  lowAt: 'Tell me when so many are left',
  notes: 'Notes',
}

/** Both versions of a row that two devices changed, field by field. Saved, the changes of here come on top of those of there. */
export function ItemConflict({ opened, mine, current, onTakeTheirs }: ItemConflictProps) {
  const [before, theirs] = [draftOf(opened), draftOf(current)]
  const changed = (Object.keys(labels) as (keyof ItemDraft)[]).filter(
    field => theirs[field] !== before[field] || mine[field] !== before[field],
  )
  const shown = (draft: ItemDraft, field: keyof ItemDraft) =>
    draft[field] === before[field] ? 'Not changed' : (draft[field] ?? '') || 'Removed'
  return (
    <div role="alert" className={css.conflict}>
      <p>This was changed on another device in the meantime.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">There</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(field => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              <td>{shown(theirs, field)}</td>
              <td>{shown(mine, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button type="button" size="small" onClick={onTakeTheirs}>
        Keep the other version
      </Button>
    </div>
  )
}
