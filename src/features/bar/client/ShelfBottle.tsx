import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { drawnGlass } from '#features/catalogue/serving.rules.ts'
import { Bottle } from '#features/illustrations/client/Bottle.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { type BarDrink, type BarLevel, barLevels } from '../bar.contract.ts'
import { bottleShapeOf, isMixed, labelOf, nextLevel, shareLeft } from '../bottle-look.rules.ts'
import { bottleTypes } from '../bottle-types.rules.ts'
import css from './Shelf.module.css'
import type { BottleActions } from './use-bottle-actions.ts'

const bottleHeightPixels = 168
const glassHeightPixels = 116
/** Of a mixed drink. */
const fullOunces = 4
const levelLabels: Record<BarLevel, string> = { full: 'Full', half: 'Half', low: 'Low', empty: 'Empty' }

interface ShelfBottleProps {
  drink: BarDrink
  actions: BottleActions
  onEdit: (drink: BarDrink) => void
}

/** A press on the bottle lowers it by a step, and the line below takes that back. The menu has the rest. */
export function ShelfBottle({ drink, actions, onEdit }: ShelfBottleProps) {
  const { name, colour, level, own } = drink
  const bottle = useRef<HTMLButtonElement>(null)
  const next = nextLevel(level)
  const before = actions.undoable?.id === drink.id ? actions.undoable.level : undefined
  return (
    <li className={css.bottle}>
      <button
        ref={bottle}
        type="button"
        className={css.pour}
        aria-label={`${name}: ${level}. ${next === 'full' ? 'Fill it again' : `Lower it to ${next}`}`}
        onClick={() => actions.setLevel(drink, next)}
      >
        {isMixed(drink) ? (
          <Glass
            type={drawnGlass({ ...drink, serve: '' })}
            color={colour}
            ounces={level === 'full' ? undefined : fullOunces * shareLeft(level)}
            heightPixels={glassHeightPixels}
          />
        ) : (
          <Bottle
            shape={bottleShapeOf(drink)}
            color={colour}
            share={shareLeft(level)}
            label={labelOf(name)}
            heightPixels={bottleHeightPixels}
          />
        )}
      </button>
      <div className={css.menu}>
        <BottleMenu drink={drink} actions={actions} onEdit={onEdit} />
      </div>
      <h3>{own ? name : <a href={cataloguePages.drink(drink.id)}>{name}</a>}</h3>
      <p className={css.level} data-level={level}>
        <span role="status">{levelLabels[level]}</span>
        {before && (
          <button
            type="button"
            aria-label={`Undo: ${name} was ${before}`}
            onClick={() => {
              bottle.current?.focus()
              actions.setLevel(drink, before, { canUndo: false })
            }}
          >
            Undo
          </button>
        )}
      </p>
      {own && <p className={css.own}>Your own {bottleTypes[own.type].style}</p>}
    </li>
  )
}

function BottleMenu({ drink, actions, onEdit }: ShelfBottleProps) {
  const navigate = useNavigate()
  const { name, level, own } = drink
  const pair = () => void navigate({ to: '/pair', search: { drink: name } })
  return (
    <ActionMenu
      label={`More for ${name}`}
      groups={[
        barLevels.map(each => ({
          label: levelLabels[each],
          isCurrent: each === level,
          onChoose: () => actions.setLevel(drink, each),
        })),
        [
          { label: 'Find cigars for it', onChoose: pair },
          ...(own ? [{ label: 'Change it', onChoose: () => onEdit(drink) }] : []),
          { label: 'Remove', onChoose: () => actions.remove(drink), movesFocus: true },
        ],
      ]}
    />
  )
}
