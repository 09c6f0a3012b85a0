import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { familyLabel } from '#features/catalogue/family-label.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { DrinkRow } from '../guide.contract.ts'
import { alcoholFigure, weightLabel } from '../guide-labels.rules.ts'
import css from './DrinkTable.module.css'
import { listNotes } from './describe-line.ts'

export function DrinkTable({ rows }: { rows: readonly DrinkRow[] }) {
  return (
    <ul className={css.table}>
      {rows.map(row => (
        <li key={row.id} data-specimen-row>
          <span className={css.glass}>
            <PouredGlass pour={row.pour} colour={row.colour} heightPixels={80} />
          </span>
          <div>
            <h3>
              <a href={cataloguePages.drink(row.id)}>{row.name}</a>
            </h3>
            <p>
              <span>{capitalize(row.style)}.</span> {listNotes(row.notes.slice(0, 3))}
            </p>
            <p>
              {familyLabel(row.family)}. {weightLabel(row.weight)}, {alcoholFigure(row)}
              {row.price && `. ${row.price}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
