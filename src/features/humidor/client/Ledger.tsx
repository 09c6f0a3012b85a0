import { lazy, Suspense, useState } from 'react'
import { dayOf } from '#platform/client/day.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { InchRuler } from '#platform/client/ui/drawings/InchRuler.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { HumidorItem } from '../humidor.contract.ts'
import { countCigars } from './humidor-figures.ts'
import css from './Ledger.module.css'
import { LedgerRow } from './LedgerRow.tsx'
import { useItemActions } from './use-item-actions.ts'

const ConfirmDeletion = lazy(async () => ({
  default: (await import('./ConfirmDeletion.tsx')).ConfirmDeletion,
}))

interface LedgerProps {
  items: readonly HumidorItem[]
  onEdit: (item: HumidorItem) => void
}

/** Long enough for what most members have; the rest waits for a press. */
const rowsAtOnce = 200
const shortestRuler = 8
const longestRuler = 10

/** All cigars to one scale under one ruler. */
export function Ledger({ items, onEdit }: LedgerProps) {
  const actions = useItemActions()
  const [shown, setShown] = useState(rowsAtOnce)
  const [deleted, setDeleted] = useState<HumidorItem>()
  const longest = Math.ceil(Math.max(...items.map(({ drawing }) => drawing?.lengthInches ?? 0)))
  const inches = Math.min(longestRuler, Math.max(shortestRuler, longest))
  const day = dayOf(new Date(useNow(60_000)))
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className={css.title}>
        {countCigars(items).toLocaleString('en-US')} in the box
      </h2>
      <div className={css.head} aria-hidden="true">
        <InchRuler inches={inches} />
        <span>Cigar</span>
        <span>Best smoked</span>
        <span>Left</span>
      </div>
      <ul className={css.rows}>
        {items.slice(0, shown).map(item => (
          <LedgerRow
            key={item.id}
            item={item}
            inches={inches}
            day={day}
            actions={actions}
            isTakenOut={actions.takenOut?.itemId === item.id}
            onEdit={() => onEdit(item)}
            onDelete={() => setDeleted(item)}
          />
        ))}
      </ul>
      {items.length > shown && (
        <Button onClick={() => setShown(items.length)}>Show {items.length - shown} more</Button>
      )}
      <Suspense>
        {deleted && (
          <ConfirmDeletion
            item={deleted}
            onClose={() => setDeleted(undefined)}
            onConfirm={() => {
              setDeleted(undefined)
              actions.remove(deleted)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}
