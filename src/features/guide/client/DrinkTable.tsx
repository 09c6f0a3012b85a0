import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import type { DrinkRow } from '../guide.contract.ts'
import { alcoholFigure, familyLabel, weightLabel } from '../guide-labels.rules.ts'
import css from './DrinkTable.module.css'
import { capitalize, listNotes } from './describe-line.ts'

export function DrinkTable({ rows }: { rows: readonly DrinkRow[] }) {
  return (
    <ul className={css.table}>
      {rows.map(row => (
        <li key={row.id}>
          <span className={css.glass}>
            <Glass type={row.glass} color={row.colour} ice={row.isIced} heightPixels={80} />
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
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
