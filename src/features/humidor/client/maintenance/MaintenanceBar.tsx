import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { Maintenance } from '../../maintenance.contract.ts'
import type { Inventory } from '../humidor-queue.ts'
import css from './MaintenanceBar.module.css'
import { careLines } from './maintenance-words.ts'

const MaintenanceDialog = createLazyPart(
  async () => (await import('./MaintenanceDialog.tsx')).MaintenanceDialog,
)

interface MaintenanceBarProps {
  inventory: Inventory
  /** Undefined until they are loaded. */
  entries: readonly Maintenance[] | undefined
}

/** How old the packs are, how long a new humidor still seasons, and the log behind it. */
export function MaintenanceBar({ inventory, entries }: MaintenanceBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const now = useNow(60_000)
  const lines = careLines(inventory.humidors, entries ?? [], new Date(now))
  if (inventory.humidors.length === 0) return null
  return (
    <div className={css.bar}>
      <div className={css.lines}>
        {lines.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
        {entries && lines.length === 0 && <p>Log when you swap the packs, and their age is shown here.</p>}
      </div>
      <Button size="small" look="quiet" onClick={() => setIsOpen(true)}>
        Maintenance
      </Button>
      {isOpen && <MaintenanceDialog inventory={inventory} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
