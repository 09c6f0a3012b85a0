import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { InchRuler } from '#platform/client/ui/drawings/InchRuler.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { HumidorItem, ReadinessRuleOfStrength } from '../humidor.contract.ts'
import { type ItemMenuActions, itemMenu } from './item-menu.ts'
import css from './Ledger.module.css'
import { LedgerRow } from './LedgerRow.tsx'
import type { RowActions } from './use-item-actions.ts'
import type { RowPlace } from './VirtualRows.tsx'

const VirtualRows = createLazyPart(async () => (await import('./VirtualRows.tsx')).VirtualRows)

export interface InventoryListProps extends ItemMenuActions {
  items: readonly HumidorItem[]
  /** Today, `2026-11-24`. */
  day: string
  rules: readonly ReadinessRuleOfStrength[]
  actions: RowActions
}

/** Beyond these only the rows in the window are in the page. */
const mostRowsInPage = 200
const shortestRuler = 8
const longestRuler = 10

/** All cigars to one scale under one ruler. */
export function Ledger({ items, day, rules, actions, ...menu }: InventoryListProps) {
  const longest = items.reduce((length, { drawing }) => Math.max(length, drawing?.lengthInches ?? 0), 0)
  const inches = Math.min(longestRuler, Math.max(shortestRuler, Math.ceil(longest)))
  const renderRow = (item: HumidorItem, place?: RowPlace) => (
    <LedgerRow
      key={item.id}
      {...{ item, inches, day, rules, place, actions }}
      isTakenOut={actions.takenOut?.itemId === item.id}
      menu={itemMenu(item, menu)}
    />
  )
  return (
    <>
      <div className={css.head} aria-hidden="true">
        <InchRuler inches={inches} />
        <span>Cigar</span>
        <span>Best smoked</span>
        <span>Left</span>
      </div>
      {items.length > mostRowsInPage ? (
        <VirtualRows
          items={items}
          renderRow={renderRow}
          fallback={<Skeleton label="Loading your inventory" rows={8} />}
        />
      ) : (
        <ul className={css.rows}>{items.map(item => renderRow(item))}</ul>
      )}
    </>
  )
}
