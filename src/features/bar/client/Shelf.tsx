import type { BarDrink } from '../bar.contract.ts'
import { shareLeft } from '../bottle-look.rules.ts'
import type { DrinkGroup } from './drink-groups.ts'
import css from './Shelf.module.css'
import { ShelfBottle } from './ShelfBottle.tsx'
import type { BottleActions } from './use-bottle-actions.ts'

interface ShelfProps {
  group: DrinkGroup
  actions: BottleActions
  onEdit: (drink: BarDrink) => void
}

/** The bottles of one kind on shelves: a list, whose every button has a name. */
export function Shelf({ group: { id, name, drinks }, actions, onEdit }: ShelfProps) {
  const titleId = `drinks-${id}`
  const empty = drinks.filter(({ level }) => shareLeft(level) === 0).length
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {name} <span>{drinks.length}</span>
      </h2>
      {empty === drinks.length && <p className={css.dry}>Nothing here to pour right now.</p>}
      <ul className={css.shelf}>
        {drinks.map(drink => (
          <ShelfBottle key={drink.id} drink={drink} actions={actions} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  )
}
