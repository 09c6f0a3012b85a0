import type { CatalogueKind, FileRow } from '#features/catalogue/catalogue-row.contract.ts'
import css from './RowFacts.module.css'
import { factsOf } from './row-words.ts'

/** A row of the catalogue as it is, fact by fact. */
export function RowFacts({ of: kind, row }: { of: CatalogueKind; row: FileRow }) {
  return (
    <dl className={css.facts}>
      {factsOf(kind, row).map(({ column, label, text }) => (
        <div key={column}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
