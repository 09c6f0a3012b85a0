import { XIcon } from '@phosphor-icons/react/X'
import type { MouseEvent } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { drawnGlass } from '#features/catalogue/serving.rules.ts'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { BarDrink, BarLevel } from '../bar.contract.ts'
import css from './DrinkGroupList.module.css'
import type { DrinkGroup } from './drink-groups.ts'
import type { ChangeBar } from './use-change-bar.ts'

const glassHeightPixels = 80
const levels: readonly { value: BarLevel; label: string }[] = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
  { value: 'low', label: 'Low' },
]

interface DrinkGroupListProps {
  group: DrinkGroup
  onChange: ChangeBar
  /** Called when the last drink of the group is removed. */
  onEmptied: () => void
}

export function DrinkGroupList({ group: { kind, name, drinks }, onChange, onEmptied }: DrinkGroupListProps) {
  const titleId = `drinks-${kind}`
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {name} <span>{drinks.length}</span>
      </h2>
      <ul>
        {drinks.map(drink => (
          <Bottle key={drink.id} drink={drink} onChange={onChange} onEmptied={onEmptied} />
        ))}
      </ul>
    </section>
  )
}

interface BottleProps extends Omit<DrinkGroupListProps, 'group'> {
  drink: BarDrink
}

function Bottle({ drink, onChange, onEmptied }: BottleProps) {
  const { id, name, style, kind, glass, colour, level } = drink
  const toast = useToast()

  function remove({ currentTarget }: MouseEvent<HTMLElement>): void {
    const next = adjacentRemoveButton(currentTarget)
    if (next) next.focus()
    else onEmptied()
    onChange({ action: 'remove', drink }, () =>
      toast.info(`${name} was removed.`, {
        action: { label: 'Undo', run: () => onChange({ action: 'save', drink }) },
      }),
    )
  }

  return (
    <li className={css.bottle}>
      <span className={css.glass}>
        <Glass
          type={drawnGlass({ kind, glass, serve: '' })}
          color={colour}
          heightPixels={glassHeightPixels}
        />
      </span>
      <div>
        <h3>
          <a href={cataloguePages.drink(id)}>{name}</a>
        </h3>
        <p>{style}</p>
      </div>
      <SegmentedControl
        label={`How much is left of ${name}`}
        options={levels}
        value={level}
        onValueChange={chosen => onChange({ action: 'save', drink: { ...drink, level: chosen } })}
      />
      <IconButton label={`Remove ${name}`} icon={<XIcon size={18} weight="light" />} onClick={remove} />
    </li>
  )
}

/** Receives the focus of a button that is removed with its row. */
function adjacentRemoveButton(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li')
  const adjacentRow = row?.nextElementSibling ?? row?.previousElementSibling
  return adjacentRow?.querySelector<HTMLElement>(':scope > button') ?? null
}
