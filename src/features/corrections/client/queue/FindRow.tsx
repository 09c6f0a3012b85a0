import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { catalogueContract } from '#features/catalogue/catalogue.contract.ts'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import css from './CorrectionsQueue.module.css'
import type { Editing } from './RowEditorOf.tsx'

const kinds = [
  { value: 'cigar', label: 'Cigars' },
  { value: 'drink', label: 'Drinks' },
] as const
const shown = 6

/** A row is corrected or added without a report, too. */
export function FindRow({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const [of, setOf] = useState<CatalogueKind>('cigar')
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, isFetching, error } = useQuery({
    queryKey: ['corrections-find', of, q],
    queryFn: ({ signal }) => findRows(of, q, signal),
    enabled: q.length > 1,
    placeholderData: previous => previous,
  })
  const found = q.length > 1 ? (data ?? []) : []
  return (
    <section className={css.find} aria-labelledby="find-row">
      <h2 id="find-row">Correct or add a row</h2>
      <SegmentedControl label="Of what" options={kinds} value={of} onValueChange={setOf} />
      <Field label="Name" type="search" value={typed} onValueChange={setTyped} autoComplete="off" />
      <ul className={css.found}>
        {found.map(({ id, name }) => (
          <li key={id}>
            <Button look="quiet" onClick={() => onEdit({ of, id })}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={css.note}>
        {error
          ? error.message
          : q.length > 1 && !isFetching && found.length === 0
            ? 'Nothing has that name.'
            : ''}
      </p>
      <Button onClick={() => onEdit({ of, id: undefined })}>{`Add a ${of}`}</Button>
    </section>
  )
}

async function findRows(of: CatalogueKind, q: string, signal: AbortSignal) {
  const query = { q, limit: shown }
  if (of === 'drink') {
    const { matches } = await call(catalogueContract.searchDrinks, { query }, { signal })
    return matches.map(({ id, name }) => ({ id, name }))
  }
  const { matches } = await call(catalogueContract.searchCigars, { query }, { signal })
  return matches.map(match => ({ id: match.id, name: cigarName(match) }))
}
