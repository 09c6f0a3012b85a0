import { useRef } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import type { ActionMenuProps } from '#platform/client/ui/action-menu-props.ts'
import { readCigarSize } from '../cigar-size.rules.ts'
import type { HumidorItem, ReadinessRuleOfStrength } from '../humidor.contract.ts'
import { CigarOutline } from './CigarOutline.tsx'
import { isFew } from './inventory-view.ts'
import css from './Ledger.module.css'
import { QuantityStepper } from './QuantityStepper.tsx'
import { ReadinessRange } from './ReadinessRange.tsx'
import { SmokeButton } from './SmokeButton.tsx'
import type { RowActions } from './use-item-actions.ts'
import type { RowPlace } from './VirtualRows.tsx'

interface LedgerRowProps {
  item: HumidorItem
  inches: number
  /** Today, `2026-11-24`. */
  day: string
  rules: readonly ReadinessRuleOfStrength[]
  /** In a list of which only a part is in the page. */
  place?: RowPlace | undefined
  actions: RowActions
  /** One of these was just taken out to be smoked. */
  isTakenOut: boolean
  menu: ActionMenuProps['groups']
}

export function LedgerRow(props: LedgerRowProps) {
  const { item, inches, day, rules, place, actions, isTakenOut, menu } = props
  const { drawing, quantity, brand } = item
  const name = cigarName({ brand, line: item.cigarName })
  const details = detailsOf(item)
  const moreButton = useRef<HTMLButtonElement>(null)
  const undo = () => {
    // The button of the undo goes away, and the one that smokes may be disabled until then.
    moreButton.current?.focus()
    void actions.undoSmoke()
  }
  return (
    <li className={css.row} data-empty={quantity === 0 || undefined} {...place}>
      <div className={css.drawing} data-inches={inches}>
        {drawing ? (
          <ScaledCigar {...drawing} size={drawing} brand={brand} inches={inches} />
        ) : (
          <UnknownLeaf item={item} inches={inches} />
        )}
      </div>
      <div className={css.name}>
        <h3>{name}</h3>
        <p>
          {details}
          {isFew(item) && details && '. '}
          {isFew(item) && <span className={css.few}>{quantity === 0 ? 'None left' : 'Few left'}</span>}
        </p>
        <p role="status">
          {isTakenOut && (
            <>
              One taken out.{' '}
              <button type="button" onClick={undo}>
                Undo
              </button>
            </>
          )}
        </p>
      </div>
      <ReadinessRange item={item} day={day} rules={rules} />
      <div className={css.left}>
        <QuantityStepper {...{ item, name, moreButton }} onChange={actions.changeQuantity} />
      </div>
      <div className={css.actions}>
        {actions.smoke && <SmokeButton {...{ item, name }} onSmoke={actions.smoke} />}
        <ActionMenu label={`More for ${name}`} groups={menu} />
      </div>
    </li>
  )
}

/** Without a size there is nothing to draw, and the row says so. */
function UnknownLeaf({ item, inches }: Pick<LedgerRowProps, 'item' | 'inches'>) {
  const size = readCigarSize(item.size ?? '')
  return size ? (
    <CigarOutline size={size} inches={inches} />
  ) : (
    <p className={css.unknown}>Add its size to see it to scale</p>
  )
}

function detailsOf({ vitola, size, wrapper, location }: HumidorItem): string {
  const shape = [vitola, size].filter(Boolean).join(', ')
  return [shape, wrapper, location].filter(Boolean).join('. ')
}
