import { XIcon } from '@phosphor-icons/react/X'
import type { MouseEvent } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { drawnGlass } from '#features/catalogue/serving.rules.ts'
import { Glass } from '#platform/client/ui/drawings/Glass.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { BarDrink, BarLevel } from '../bar.contract.ts'
import css from './BarShelf.module.css'
import type { Shelf } from './shelves.ts'
import type { ChangeBar } from './use-change-bar.ts'

const glassHeightPixels = 80
const levels: readonly { value: BarLevel; label: string }[] = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
  { value: 'low', label: 'Low' },
]

interface BarShelfProps {
  shelf: Shelf
  onChange: ChangeBar
  /** The last drink of the shelf goes, and the shelf with it. */
  onEmptied: () => void
}

/** Drinks of one kind, each in its glass, with what is left of it. */
export function BarShelf({ shelf: { kind, name, drinks }, onChange, onEmptied }: BarShelfProps) {
  const titleId = `shelf-${kind}`
  return (
    <section className={css.shelf} aria-labelledby={titleId}>
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

interface BottleProps extends Omit<BarShelfProps, 'shelf'> {
  drink: BarDrink
}

function Bottle({ drink, onChange, onEmptied }: BottleProps) {
  const { id, name, style, kind, glass, colour, level } = drink
  const { tell } = useToast()

  function takeOut({ currentTarget }: MouseEvent<HTMLElement>): void {
    const next = buttonBeside(currentTarget)
    if (next) next.focus()
    else onEmptied()
    onChange({ does: 'take-out', drink }, () =>
      tell(`${name} is off the shelf.`, {
        action: { label: 'Undo', run: () => onChange({ does: 'keep', drink }) },
      }),
    )
  }

  return (
    <li className={css.bottle}>
      <span className={css.glass}>
        <Glass
          type={drawnGlass({ kind, glass, serve: '' })}
          colour={colour}
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
        onValueChange={chosen => onChange({ does: 'keep', drink: { ...drink, level: chosen } })}
      />
      <IconButton
        label={`Take ${name} off the shelf`}
        icon={<XIcon size={18} weight="light" />}
        onClick={takeOut}
      />
    </li>
  )
}

/** Who works down a shelf with keys goes on with its neighbor. */
function buttonBeside(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return beside?.querySelector<HTMLElement>(':scope > button') ?? null
}
