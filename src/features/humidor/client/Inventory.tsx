import { useDeferredValue, useState } from 'react'
import { dayOf } from '#platform/client/day.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { HumidorItem } from '../humidor.contract.ts'
import { countCigars } from './humidor-figures.ts'
import type { Inventory as Stored } from './humidor-queue.ts'
import css from './Inventory.module.css'
import { InventoryTable } from './InventoryTable.tsx'
import { InventoryTools } from './InventoryTools.tsx'
import { isNarrowed, viewInventory } from './inventory-view.ts'
import { Ledger } from './Ledger.tsx'
import { useHumidorOwner } from './use-humidor-owner.ts'
import { useInventoryView } from './use-inventory-view.ts'
import type { ItemActions } from './use-item-actions.ts'

const ConfirmDialog = createLazyPart(
  async () => (await import('#platform/client/ui/ConfirmDialog.tsx')).ConfirmDialog,
)
const GiveDialog = createLazyPart(async () => (await import('./gifts/GiveDialog.tsx')).GiveDialog)
interface InventoryProps {
  inventory: Stored
  actions: ItemActions
  onEdit: (item: HumidorItem) => void
  /** After the cigar was taken out. */
  onSmoke: (item: HumidorItem) => void
}

/** Fewer are seen at one look. */
const fewestForTools = 2

/** What lies in the humidors: to scale or as a table, the wanted part in the wanted order. */
export function Inventory({ inventory, actions, onEdit, onSmoke }: InventoryProps) {
  const { items, humidors, rules } = inventory
  const { isOfLounge } = useHumidorOwner()
  const { view, setView } = useInventoryView(humidors)
  const smoke = (item: HumidorItem) => {
    actions.smoke(item)
    onSmoke(item)
  }
  const [deleted, setDeleted] = useState<HumidorItem>()
  const [given, setGiven] = useState<HumidorItem>()
  const day = dayOf(new Date(useNow(60_000)))
  const deferredView = useDeferredValue(view)
  const shown = viewInventory(items, deferredView, { day, rules })
  const list = {
    items: shown.items,
    day,
    rules,
    // What belongs to the lounge is nobody’s to smoke or to give away: it is taken out by its count.
    actions: { ...actions, smoke: isOfLounge ? undefined : smoke },
    onEdit,
    onGive: isOfLounge ? undefined : setGiven,
    onDelete: setDeleted,
  }
  return (
    <section aria-labelledby="inventory">
      <div className={css.head}>
        <h2 id="inventory">
          {countCigars(shown.items).toLocaleString('en-US')} {isNarrowed(view) ? 'found' : 'in the box'}
        </h2>
        {items.length >= fewestForTools && (
          <InventoryTools {...{ view, setView, humidors }} counts={shown.counts} />
        )}
      </div>
      {shown.items.length === 0 ? (
        <div className={css.nothing}>
          <p role="status">{isOfLounge ? 'None of the cigars' : 'None of your cigars'} fit these filters.</p>
          <Button
            onClick={() => setView({ q: '', humidorId: undefined, location: undefined, state: undefined })}
          >
            Show all {items.length.toLocaleString('en-US')}
          </Button>
        </div>
      ) : view.isTable ? (
        <InventoryTable {...list} humidors={humidors} sort={view.sort} onSort={sort => setView({ sort })} />
      ) : (
        <Ledger {...list} />
      )}
      {given && <GiveDialog key={given.id} item={given} onClose={() => setGiven(undefined)} />}
      {deleted && (
        <ConfirmDialog
          key={deleted.id}
          title="Delete this cigar?"
          description={`${deleted.brand} ${deleted.cigarName}, ${deleted.quantity} left. This cannot be undone.`}
          action="Delete"
          onClose={() => setDeleted(undefined)}
          onConfirm={() => {
            setDeleted(undefined)
            actions.remove(deleted)
          }}
        />
      )}
    </section>
  )
}
