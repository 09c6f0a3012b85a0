import type { ActionMenuProps } from '#platform/client/ui/action-menu-props.ts'
import type { HumidorItem } from '../humidor.contract.ts'

/** What is done with one cigar in a dialog. */
export interface ItemMenuActions {
  onEdit: (item: HumidorItem) => void
  /** Undefined where none is given away. */
  onGive: ((item: HumidorItem) => void) | undefined
  onDelete: (item: HumidorItem) => void
}

/** Of one row, in the ledger and in the table. None can be given where none are left. */
export function itemMenu(
  item: HumidorItem,
  { onEdit, onGive, onDelete }: ItemMenuActions,
): ActionMenuProps['groups'] {
  const give = onGive && item.quantity > 0 ? [{ label: 'Give', onChoose: () => onGive(item) }] : []
  return [
    [{ label: 'Edit', onChoose: () => onEdit(item) }, ...give],
    [{ label: 'Delete', onChoose: () => onDelete(item) }],
  ]
}
