import { useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import type { BarDrink } from '../bar.contract.ts'
import type { BarNoteText } from './BarNote.tsx'
import css from './ShoppingList.module.css'
import type { BottleActions } from './use-bottle-actions.ts'

interface ShoppingListProps {
  drinks: readonly BarDrink[]
  actions: BottleActions
  onTell: (note: BarNoteText) => void
}

/** The bottles that are low or empty, the empty ones first. */
export function ShoppingList({ drinks, actions, onTell }: ShoppingListProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const toBuy = [
    ...drinks.filter(({ level }) => level === 'empty'),
    ...drinks.filter(({ level }) => level === 'low'),
  ]
  if (toBuy.length === 0) return null

  function bought(drink: BarDrink): void {
    title.current?.focus()
    actions.setLevel(drink, 'full', { canUndo: false })
    onTell({
      text: `${drink.name} is full again.`,
      undo: () => actions.setLevel(drink, drink.level, { canUndo: false }),
    })
  }

  return (
    <section className={css.list} aria-labelledby="to-buy">
      <h2 id="to-buy" tabIndex={-1} ref={title}>
        To buy <span>{toBuy.length}</span>
      </h2>
      <ul>
        {toBuy.map(drink => (
          <li key={drink.id}>
            <p>
              <b>{drink.name}</b>
              <span>{drink.level === 'empty' ? 'Empty' : 'Running low'}</span>
            </p>
            <Button size="small" aria-label={`Bought ${drink.name}`} onClick={() => bought(drink)}>
              Bought
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Remove ${drink.name} from my bar`}
              onClick={() => {
                title.current?.focus()
                actions.remove(drink)
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
