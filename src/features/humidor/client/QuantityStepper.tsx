import { MinusIcon } from '@phosphor-icons/react/Minus'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import type { RefObject } from 'react'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import type { HumidorItem } from '../humidor.contract.ts'
import css from './QuantityStepper.module.css'
import type { ItemActions } from './use-item-actions.ts'

interface QuantityStepperProps {
  item: HumidorItem
  name: string
  onChange: ItemActions['changeQuantity']
  moreButton?: RefObject<HTMLButtonElement | null>
}

/** How many are left, between one less and one more. */
export function QuantityStepper({ item, name, onChange, moreButton }: QuantityStepperProps) {
  return (
    <div className={css.stepper}>
      <IconButton
        size="small"
        tooltip="none"
        label={`One ${name} less`}
        icon={<MinusIcon weight="bold" />}
        disabled={item.quantity === 0}
        onClick={() => onChange(item, -1)}
      />
      <span className={css.count}>{item.quantity}</span>
      <IconButton
        ref={moreButton}
        size="small"
        tooltip="none"
        label={`One ${name} more`}
        icon={<PlusIcon weight="bold" />}
        onClick={() => onChange(item, 1)}
      />
    </div>
  )
}
